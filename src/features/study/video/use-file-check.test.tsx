import { waitFor } from '@testing-library/dom';
import { renderWithProviders } from '@/testing/render-with-providers';
import { declaresSound, useFileCheck, type FileDefect } from './use-file-check';

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

/** Plays a video of a length second by second. @param pictureOf number of pictures that were decoded until a second */
async function watch(
  duration: number,
  pictureOf: (second: number) => number,
  { isHidden = false, videoWidth = 640 } = {},
) {
  const video = document.createElement('video');
  let second = 0;
  Object.defineProperties(video, {
    currentTime: { get: () => second },
    duration: { value: duration },
    videoWidth: { value: videoWidth },
    played: { value: { length: 0 } },
    getVideoPlaybackQuality: { value: () => ({ totalVideoFrames: pictureOf(second) }) },
  });
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  const found: FileDefect[] = [];
  let isShown = false;
  const Lesson = () => {
    useFileCheck(video, 0, (defect) => found.push(defect));
    isShown = true;
    return null;
  };
  renderWithProviders(<Lesson />).show();
  await waitFor(() => {
    expect(isShown).toBe(true);
  });
  for (; second <= duration; second += 0.5) video.dispatchEvent(new Event('timeupdate'));
  return [...new Set(found)];
}

const lecture = 2700;
it.each<[string, number, (second: number) => number, FileDefect[], object]>([
  ['one picture and sound', 90, () => 1, ['still'], {}],
  ['a picture that ends after 5 s', 90, (second) => Math.min(50, second * 10), ['still'], {}],
  ['a slide each 10 s', 90, (second) => 4 + Math.floor(second / 10), [], {}],
  ['a slide of 5 minutes', lecture, (second) => (second < 300 ? 1 : second), [], {}],
  ['a last slide of 20 minutes', lecture, (second) => Math.min(second, 1500), [], {}],
  ['one picture in a short file', 50, () => 1, [], {}],
  ['a hidden tab', 90, () => 1, [], { isHidden: true }],
  ['sound alone', 90, () => 0, [], { videoWidth: 0 }],
])(
  'One picture for more than half of a video is found, and nothing else: %s in %s s',
  async (_, duration, pictureOf, expected, options) => {
    expect(await watch(duration, pictureOf, options)).toEqual(expected);
  },
);
