import { clientInfoOf } from './client-info';
import { createLogRateLimit } from './log-rate-limit';

let seconds = 0;
const clock = () => new Date(seconds * 1000);
const networkOf = (ip: string) => clientInfoOf({ ip, headers: {} }).network;
/** How many of these lines are written. */
function written(mayLog: (network: string) => boolean, addresses: readonly string[]): number {
  return addresses.filter((address) => mayLog(networkOf(address))).length;
}
const times = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => address(index));

test.each([
  ['one address', () => '203.0.113.9', 20],
  ['one address, written as IPv6', () => '::ffff:203.0.113.9', 20],
  ['the addresses of one IPv6 network', (index: number) => `2001:db8:1:2::${index.toString(16)}`, 20],
  ['many IPv6 networks of one customer', (index: number) => `2001:db8:1:${index.toString(16)}::1`, 55],
  ['the customers of one IPv6 provider', (index: number) => `2001:db9:${index.toString(16)}::1`, 150],
  [
    'the IPv4 neighbours of one provider, through 6to4',
    (index: number) => `2002:c633:${index.toString(16)}::1`,
    150,
  ],
  ['a provider of IPv4', (index: number) => `203.0.${index % 256}.7`, 150],
  ['neighbours', (index: number) => `203.0.113.${index % 256}`, 55],
])('a flood from %s leaves the lines of others', (_, address, share) => {
  seconds += 60;
  const mayLog = createLogRateLimit(clock, 600);
  expect(written(mayLog, times(5000, address))).toBe(share);
  for (const other of ['198.51.100.7', '2001:db7:2:1::1']) expect(mayLog(networkOf(other))).toBe(true);
  seconds += 60;
  expect(mayLog(networkOf(address(0)))).toBe(true);
});

test.each([
  ['IPv4', (index: number) => `${40 + (index % 10)}.1.${(index >> 4) % 256}.${(index >> 12) % 256}`],
  ['IPv6', (index: number) => `2001:${40 + (index % 10)}:${(index >> 4).toString(16)}::1`],
])('a flood from many %s networks of ten providers leaves the lines of others', (_, address) => {
  seconds += 60;
  const mayLog = createLogRateLimit(clock, 600);
  expect(written(mayLog, times(50_000, address))).toBeLessThan(600);
  for (const other of ['198.51.100.7', '2001:db7:2:1::1']) expect(mayLog(networkOf(other))).toBe(true);
});

test('a flood from everywhere stays below the limit of all', () => {
  const mayLog = createLogRateLimit(clock, 600);
  expect(
    written(
      mayLog,
      times(5000, (index) => `10.${index % 256}.${index >> 8}.1`),
    ),
  ).toBe(594);
});
