import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { profile } from '@/contracts/profile';
import { lessonMedia, progressReport } from '@/contracts/study';
import { signedOut } from '@/session/session';
import { baseApi } from '@/shared/api/base-api';
import { fakeMediaPlayback, playTo } from '@/testing/fake-media';
import { pageTimeout, user } from '@/testing/form-helpers';
import { clearStudyStorage, untilHidden, untilShown, openStudy } from '@/testing/study-fixture';

beforeEach(fakeMediaPlayback);
afterEach(clearStudyStorage);

const video = () => {
  const element = document.querySelector('video');
  if (!element) throw new Error('no video is shown');
  return element;
};
/** Plays up to a second of the first minute, as soon as the page tracks the video. */
const watchTo = (second: number) =>
  waitFor(() => {
    playTo(video(), second);
    screen.getByText(`0:${second} / 1:00`);
  }, pageTimeout);

describe('a video', () => {
  it('continues at the same position when its page becomes visible again (R10.64)', async () => {
    const { platform, setVisibility, store } = await openStudy('1');
    await screen.findByRole('region', { name: '视频：视频课时' }, pageTimeout);
    await watchTo(21);
    const shown = video();
    setVisibility('hidden');
    await untilHidden();
    await waitFor(() => {
      expect(platform.video.position).toBe(21);
    }, pageTimeout);
    store.dispatch(baseApi.util.resetApiState());
    setVisibility('visible');
    await untilShown();
    expect(video()).toBe(shown);
    expect(shown.currentTime).toBe(21);
    shown.load(); // another URL
    expect(shown.currentTime).toBe(21);
  });

  it('stops, and the page says why, when the platform rejects its progress', async () => {
    const { platform } = await openStudy('1');
    await screen.findByRole('region', { name: '视频：视频课时' }, pageTimeout);
    await watchTo(13);
    const shown = video();
    platform.unapproved = true;
    const stop = jest.spyOn(shown, 'pause');
    shown.dispatchEvent(new Event('pause'));
    await screen.findByRole('heading', { name: '报名通过后才能学习' }, pageTimeout);
    expect(screen.queryByText(/^已保存/)).toBeNull();
    expect(document.querySelector('video')).toBeNull();
    expect(stop).toHaveBeenCalled();
  });

  it('starts at the same position when its page is left and opened again at once', async () => {
    const { platform, setVisibility } = await openStudy('1');
    await screen.findByRole('region', { name: '视频：视频课时' }, pageTimeout);
    await watchTo(17);
    setVisibility('gone');
    await waitFor(() => {
      expect(document.querySelector('video')).toBeNull();
    });
    setVisibility('visible');
    await screen.findByText('上次看到 0:17', {}, pageTimeout);
    expect(video().currentTime).toBe(17);
    await waitFor(() => {
      expect(platform.video.position).toBe(17);
    }, pageTimeout);
  });

  it('continues from another URL when its owner has signed in again (R10.38)', async () => {
    const { signIn, endSession, untilSignedOut, callsOf } = await openStudy('1');
    await screen.findByRole('region', { name: '视频：视频课时' }, pageTimeout);
    await watchTo(14);
    const [shown, first] = [video(), video().getAttribute('src')];
    const play = jest.spyOn(shown, 'play').mockResolvedValue();
    shown.dispatchEvent(new Event('play'));
    endSession();
    shown.dispatchEvent(new Event('error'));
    await untilSignedOut();
    await screen.findByText(/^视频暂时无法播放/, {}, pageTimeout);
    await signIn('trainee');
    await waitFor(() => {
      expect(screen.queryByText(/^视频暂时无法播放/)).toBeNull();
    }, pageTimeout);
    expect(video()).toBe(shown);
    expect(shown.getAttribute('src')).not.toBe(first);
    expect([shown.currentTime, play.mock.calls.length]).toEqual([14, 1]);
    expect(callsOf(lessonMedia.path)).toHaveLength(3);
  });

  it('plays at the speed that was chosen for an earlier lesson', async () => {
    const { setVisibility } = await openStudy('1');
    const speed = () => screen.findByRole<HTMLSelectElement>('combobox', { name: '播放速度' }, pageTimeout);
    expect((await speed()).value).toBe('1');
    await user.selectOptions(await speed(), '1.5');
    setVisibility('gone');
    await waitFor(() => {
      expect(document.querySelector('video')).toBeNull();
    });
    setVisibility('visible');
    await waitFor(async () => {
      expect((await speed()).value).toBe('1.5');
    }, pageTimeout);
    expect(video().playbackRate).toBe(1.5);
  });

  it('allows seeking ahead only where the course does, and explains a refusal in the player', async () => {
    const { platform, store, setVisibility } = await openStudy('1');
    await screen.findByRole('region', { name: '视频：视频课时' }, pageTimeout);
    await watchTo(11);
    video().currentTime = 40;
    expect(video().currentTime).toBe(40);
    platform.flags.forwardSeek = false;
    setVisibility('gone');
    await waitFor(() => {
      expect(document.querySelector('video')).toBeNull();
    });
    store.dispatch(baseApi.util.resetApiState());
    setVisibility('visible');
    await screen.findByRole('region', { name: '视频：视频课时' }, pageTimeout);
    await watchTo(12);
    video().currentTime = 55;
    expect(video().currentTime).toBe(12);
    // beside the slider, not below the fold or hidden by full screen
    const refusal = await screen.findByText(/^首次观看不能跳过未看的部分，已回到/, {}, pageTimeout);
    expect(screen.getByRole('region', { name: '视频：视频课时' }).contains(refusal)).toBe(true);
  });

  it('shows a watermark and allows no picture-in-picture also when the profile cannot be loaded', async () => {
    const { platform, store, setVisibility, callsOf } = await openStudy('1');
    await screen.findByRole('region', { name: '视频：视频课时' }, pageTimeout);
    expect(video().hasAttribute('disablepictureinpicture')).toBe(false);
    setVisibility('gone');
    await waitFor(() => {
      expect(document.querySelector('video')).toBeNull();
    });
    platform.flags.watermark = true;
    platform.profileFails = true;
    store.dispatch(baseApi.util.resetApiState());
    setVisibility('visible');
    const player = await screen.findByRole('region', { name: '视频：视频课时' }, pageTimeout);
    await waitFor(() => {
      expect(callsOf(profile.path)).toHaveLength(1);
    });
    await within(player).findByText('trainee');
    expect(video().hasAttribute('disablepictureinpicture')).toBe(true);
  });

  it('uploads progress in the session of its owner only, and keeps it until then (R10.59)', async () => {
    const { platform, store, setVisibility, signIn, endSession, untilSignedOut, callsOf } =
      await openStudy('1');
    await screen.findByRole('region', { name: '视频：视频课时' }, pageTimeout);
    endSession();
    await watchTo(11);
    video().dispatchEvent(new Event('pause'));
    await untilSignedOut();
    await signIn('newcomer');
    setVisibility('hidden');
    await untilHidden();
    await user.click(screen.getByText('立即保存'));
    setVisibility('gone');
    await waitFor(() => {
      expect(document.querySelector('video')).toBeNull();
    });
    store.dispatch(signedOut());
    await signIn('trainee');
    setVisibility('visible');
    await screen.findByText('上次看到 0:11', {}, pageTimeout);
    await waitFor(() => {
      expect(platform.video.position).toBe(11);
    }, pageTimeout);
    expect(new Set(callsOf(progressReport.path).map(({ userId }) => userId))).toEqual(new Set(['trainee']));
  });
});
