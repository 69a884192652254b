"""Type-checks all Swift targets for macOS, and compiles the C files. `.ci/mac` starts it.

Argument: the package of Zig, which contains the C headers of macOS.
"""
import graphlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import zipfile

TRIPLE = "arm64-apple-macosx26.0"
BUILD = pathlib.Path(".build/mac/modules").resolve()
SDK = BUILD / "sdk"
DECLARATIONS = pathlib.Path(__file__).parent.resolve() / "mac-sdk"
WORKSHOP = pathlib.Path("Examples/Workshop").resolve()
# Copies of the exercises, as a learner has them. They contain the code of the beginning, and the solution.
COPIES = ".build/mac"
os.environ.update(PATTERNS_TESTS="all", WORKSHOP_SOURCES=COPIES, WORKSHOP_YOURS="1", WORKSHOP_JUDGE="1")

problems, failed = set(), set()
checked, unchecked, c_files = [], [], []
modules = {"Testing"}  # With the Swift modules of the packages.


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


TOOLCHAIN = pathlib.Path(json.loads(output("swiftc", "-print-target-info"))["paths"]["runtimeResourcePath"])


def passes(*command, originals={}):
    """Runs a compiler. Prints its errors and warnings, each on one line."""
    run = subprocess.run([str(word) for word in command], stderr=subprocess.PIPE, text=True)
    found = re.findall(r"^([^:\n]+)(:\d+:\d+: (?:fatal error|error|warning): .*)$", run.stderr, re.M)
    if run.returncode and not found:
        found = [("", run.stderr.strip())]
    for file, text in found:
        line = os.path.relpath(originals.get(file, file)) + text if file else text
        if line not in problems:
            print(line, flush=True)
            problems.add(line)
    return not found


def compiles(name, sources, *flags, originals={}):
    """Runs the Swift compiler."""
    return passes(
        "swiftc", "-frontend", "-module-name", name, "-target", TRIPLE, "-sdk", SDK, "-resource-dir", TOOLCHAIN,
        "-I", BUILD, "-module-cache-path", BUILD / "cache", "-plugin-path", TOOLCHAIN / "host/plugins",
        "-in-process-plugin-server-path", TOOLCHAIN / "host/libSwiftInProcPluginServer.so",
        # Linux has no runtime of Objective-C, and Foundation is declared without it.
        "-disable-objc-interop", "-diagnostic-style=llvm", *flags, *sources, originals=originals)


def depends_on_system(file):
    """Whether a file imports anything but Swift modules of the packages and `Testing`, or contains `#if`."""
    text = file.read_text()
    imports = re.findall(r"^\s*(?:[@\w]+ )*import (?:struct )?(\w+)", text, re.M)
    return not modules.issuperset(imports) or re.search(r"^\s*#if ", text, re.M)


def make_sdk(zig):
    """Makes a folder like an SDK, from C headers, the standard library of the toolchain and our declarations."""
    shutil.rmtree(BUILD, ignore_errors=True)
    (SDK / "usr/lib/swift").mkdir(parents=True)
    folder = "ziglang/lib/libc/include/any-darwin-any"
    with zipfile.ZipFile(zig) as files:
        files.extractall(BUILD, [name for name in files.namelist() if name.startswith(f"{folder}/")])
    (BUILD / folder).rename(SDK / "usr/include")
    shutil.copy(DECLARATIONS / "Darwin.modulemap", SDK / "usr/include/module.modulemap")
    for interface in (TOOLCHAIN / "linux").glob("*.swiftmodule/*-linux-gnu.swiftinterface"):
        module = interface.parent.name
        if module in ("Cxx.swiftmodule", "CxxStdlib.swiftmodule", "Glibc.swiftmodule"):
            continue
        text = re.sub(r"-target \S+", f"-target {TRIPLE}", interface.read_text(), count=1)
        # Without the bodies of functions, the library is read in a quarter of the time.
        text = text.replace(" -O ", " -Onone -experimental-skip-all-function-bodies ", 1)
        text = re.sub(r"@backDeployed\(.*?\)", "", text).replace("import Glibc\n", "import Darwin\n")
        # With these flags, the library would have to suit versions of macOS before 26, too.
        text = text.replace("-library-level api", "").replace("-target-min-inlining-version min", "")
        (SDK / "usr/lib/swift" / module).mkdir()
        (SDK / "usr/lib/swift" / module / "arm64-apple-macos.swiftinterface").write_text(text)
    for interface in DECLARATIONS.glob("*.swiftinterface"):
        folder = SDK / "usr/lib/swift" / f"{interface.stem}.swiftmodule"
        folder.mkdir()
        shutil.copy(interface, folder / "arm64-apple-macos.swiftinterface")


def flags_of(target, manifest):
    """Returns the compiler’s flags for the settings of a target in a debug build for macOS."""
    flags = ["-swift-version", (manifest["swiftLanguageVersions"] or ["6"])[-1]]
    for setting in target["settings"]:
        condition = setting.get("condition", {})
        if condition.get("config", "debug") != "debug" or "macos" not in (
                condition.get("platformNames") or ["macos"]):
            continue
        (kind, values), = setting["kind"].items()
        value = values["_0"]
        flags += {
            "defaultIsolation": lambda: ["-default-isolation", value],
            "enableExperimentalFeature": lambda: ["-enable-experimental-feature", value],
            "enableUpcomingFeature": lambda: ["-enable-upcoming-feature", value],
            "treatAllWarnings": lambda: [],  # Here, every warning is a problem.
            "unsafeFlags": lambda: [flag for word, flag in zip(value, value[1:]) if word == "-Xfrontend"],
        }[kind]()
    return flags


def sources_of(target, folder, part):
    """Returns the files of a target, and the original of each file that is a copy.

    In a copy of an exercise, the lines of the other part are empty, so lines keep their numbers.
    """
    sources = [folder / target["path"] / file for file in target["sources"]]
    if not part:
        return sources, {}
    originals = {}
    for source in sources:
        lines, current = [], None
        for line in source.read_text().splitlines():
            mark = line.strip()
            if mark in ("// stub", "// solution", "// end"):
                current = None if mark == "// end" else mark
            lines.append(line if current in (None, f"// {part}") else "")
        copy = BUILD / part / source.relative_to(folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text("\n".join(lines))
        originals[str(copy)] = str(source).replace(COPIES, "Exercises")
    return list(originals), originals


def check_c(target, folder, manifest):
    """Compiles the files of a C target, and lets Swift import its headers."""
    include = folder / target["path"] / manifest.get("publicHeadersPath", "include")
    module_map = BUILD / target["name"] / "module.modulemap"
    module_map.parent.mkdir()
    module_map.write_text(f'module {target["name"]} {{ umbrella "{include}" export * }}')
    for file in target["sources"]:
        for triple in (TRIPLE, TRIPLE.replace("arm64", "x86_64")):
            passes("clang", "-target", triple, "-isysroot", SDK, "-I", include, "-Wall", "-Wextra", "-Werror",
                   "-c", folder / target["path"] / file, "-o", "/dev/null")


def check_package(path):
    """Checks the targets of a package, each one after those that it imports."""
    def read(*command):
        return json.loads(output("swift", "package", "--package-path", path, "--scratch-path",
                                 BUILD / "packages", *command))

    folder = pathlib.Path(path).resolve()
    package, manifest = read("describe", "--type", "json"), read("dump-package")
    targets = {target["name"]: target for target in package["targets"]}
    settings = {target["name"]: target for target in manifest["targets"]}
    imports = {name: target.get("target_dependencies", []) for name, target in targets.items()}
    for name in graphlib.TopologicalSorter(imports).static_order():
        target = targets[name]
        if target["module_type"] == "ClangTarget":
            c_files.extend(target["sources"])
            check_c(target, folder, settings[name])
            continue
        if failed.intersection(imports[name] + target.get("product_dependencies", [])):
            failed.add(name)
            unchecked.append(name)
            continue
        checked.append(name)
        modules.add(name)
        flags = flags_of(settings[name], manifest)
        if not any(file.endswith("main.swift") for file in target["sources"]):
            flags.append("-parse-as-library")
        for part in ("stub", "solution") if target["path"].startswith(COPIES) else (None,):
            sources, originals = sources_of(target, folder, part)
            if target["type"] == "test":
                # Tests take half of the time. Those that use nothing of the system are the same on a Mac.
                mode = ["-typecheck"]
                sources = [word for file in sources
                           for word in (["-primary-file", file] if depends_on_system(file) else [file])]
                if "-primary-file" not in sources:
                    continue
            else:
                mode = ["-emit-module", "-o", BUILD / f"{name}.swiftmodule"]
            if not compiles(name, sources, *mode, "-package-name", package["name"], "-enable-testing", "-DDEBUG",
                            "-DSWIFT_PACKAGE", *flags, originals=originals):
                failed.add(name)


make_sdk(sys.argv[1])
shutil.rmtree(WORKSHOP / COPIES, ignore_errors=True)
for file in (*WORKSHOP.glob("Exercises/*/README.md"), *WORKSHOP.glob("Exercises/*/*.swift")):
    copy = WORKSHOP / COPIES / file.parent.name / file.name
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, copy)
for path in (".", WORKSHOP):
    check_package(path)
print(f"mac: {len(checked)} Swift targets and {len(c_files)} C files checked. Problems: {len(problems)}")
if unchecked:
    print(f"mac: not checked, because they import a target with a problem: {', '.join(unchecked)}")
sys.exit(bool(problems))
