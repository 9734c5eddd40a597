import { declaresSound } from './use-file-check';

it.each([
  ['video/mp4; codecs="avc1.64001f, mp4a.40.2"', true],
  ['video/webm; codecs=vp9,opus', true],
  ['video/mp4; codecs="hvc1.1.6.L93, ec-3"', true],
  ['audio/mpeg', true],
  ['video/mp4', false],
  ['video/mp4; codecs="avc1.64001f"', false],
  ['application/vnd.apple.mpegurl', false],
  [undefined, false],
])('A source of the type %s says that it has sound: %s', (type, expected) => {
  expect(declaresSound(type)).toBe(expected);
});
