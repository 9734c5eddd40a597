// jsdom: the module's imports read the document
import { formatTimecode } from './control-bar';

it.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [754, '12:34'],
  [3723, '1:02:03'],
  [-1, '0:00'],
  [NaN, '0:00'],
  [Infinity, '0:00'],
])('%s seconds are formatted as %s', (seconds, text) => {
  expect(formatTimecode(seconds)).toBe(text);
});
