// Given code. Do not change it: `check` restores this file.
// 给定的代码，不要修改：`check` 会恢复这个文件。

/// The model: the target temperature of a room.
class Thermostat {
  var degrees = 21
}
