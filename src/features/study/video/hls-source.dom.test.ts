import { isHls } from './hls-source';

beforeAll(() => {
  Object.assign(window, { MediaSource: class {} });
});
afterAll(() => {
  Reflect.deleteProperty(window, 'MediaSource');
});

test.each([
  'application/vnd.apple.mpegurl',
  'application/vnd.apple.mpegURL; charset=utf-8',
  'application/x-mpegURL',
  'audio/mpegurl',
  'audio/x-mpegurl',
])('%s is a stream', (type) => {
  expect(isHls(type)).toBe(true);
});

test.each(['video/mp4', 'application/dash+xml', 'application/mpegurl-like', ''])('%s is none', (type) => {
  expect(isHls(type)).toBe(false);
});
