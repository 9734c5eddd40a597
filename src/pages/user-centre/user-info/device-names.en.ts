/** English names of devices that the platform names in Chinese (R10.68). */
export const deviceNames: Readonly<Record<string, string>> = {
  'device.微信': 'WeChat',
  'device.未知设备': 'Unknown device',
};
