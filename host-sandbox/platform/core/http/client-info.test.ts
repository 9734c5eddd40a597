import { clientInfoOf, deviceOf, maskAddress } from './client-info';

const of = (ip: string, agent?: string) => clientInfoOf({ ip, headers: { 'user-agent': agent } });

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.*.*'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.*.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:*'],
  ['2001:0db8::9', '2001:db8:0:0', '2001:db8:*'],
  ['::1', '0:0:0:0', '0:0:*'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:*'],
])('the address %s is counted as %s and masked as %s', (ip, network, masked) => {
  expect(of(ip)).toMatchObject({ network, maskedAddress: masked });
  expect(maskAddress(ip.replace('::ffff:', ''))).toBe(masked);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0 Safari/537.36', 'Chrome · Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0', 'Edge · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17 like Mac OS X) Version/17.0 Mobile Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 13) Chrome/111 Mobile MicroMessenger/8.0', '微信 · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', 'Firefox · Linux'],
  ['<script>alert(1)</script>', '未知设备'],
  ['', '未知设备'],
])('the user agent %s is shown as %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});
