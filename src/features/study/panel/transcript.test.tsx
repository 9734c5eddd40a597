import { screen } from '@testing-library/dom';
import { pageTimeout } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { Transcript } from './transcript';

/** A video with loaded captions, the first of which are chosen. */
function videoWithCaptions(texts: readonly string[]) {
  const video = document.createElement('video');
  const tracks = texts.map((text, index) => {
    const track = {
      mode: index === 0 ? 'showing' : 'disabled',
      cues: [{ startTime: 0, endTime: 5, text }],
    };
    const element = video.appendChild(document.createElement('track'));
    Object.defineProperty(element, 'track', { value: track });
    element.dataset.state = 'loaded';
    return track;
  });
  Object.assign(video.textTracks, tracks, { length: tracks.length });
  return { video, tracks };
}

it('the transcript follows the choice of the captions, also back to loaded ones', async () => {
  const { video, tracks } = videoWithCaptions(['中文', 'English']);
  renderWithProviders(<Transcript video={video} />).show();
  await screen.findByText('中文', {}, pageTimeout);
  const choose = (chosen: number) => {
    for (const [index, track] of tracks.entries()) track.mode = index === chosen ? 'showing' : 'disabled';
    video.textTracks.dispatchEvent(new Event('change'));
  };
  choose(1);
  await screen.findByText('English');
  choose(0);
  await screen.findByText('中文');
  expect(screen.queryByText('English')).toBeNull();
});
