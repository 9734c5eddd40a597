import 'fake-indexeddb/auto';
import { Activity, useState } from 'react';
import { screen, waitFor, within } from '@testing-library/dom';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { lessonMedia, progressReport } from '@/contracts/study';
import { quizSave } from '@/contracts/quiz';
import { selectPerson } from '@/session/person';
import { selectIsSignedIn, selectSession, signedOut } from '@/session/session';
import { platformApi } from '@/shared/api/platform-api';
import { fakePlaying, playTo } from '@/testing/fake-playing';
import { found, user } from '@/testing/fill-in';
import { begin, chosen, labels, press, says } from '@/testing/quiz-in-test';
import { renderPart } from '@/testing/render-part';
import { studyPlatform } from '@/testing/study-platform';
import { messages } from '@/features/quiz/messages';
import StudyPage from './study-page';

beforeEach(fakePlaying);
afterEach(async () => {
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
});

/** Opens a lesson as the sample trainee. */
async function open(lesson: string) {
  const platform = studyPlatform();
  let turn: (to: 'visible' | 'hidden' | 'gone') => void = () => undefined;
  const Shown = () => {
    const [state, setState] = useState<'visible' | 'hidden' | 'gone'>('visible');
    turn = setState;
    if (state === 'gone') return null;
    return (
      <Activity mode={state}>
        <StudyPage />
      </Activity>
    );
  };
  const part = renderPart(
    <MemoryRouter initialEntries={[`/study/1?lesson=${lesson}`]}>
      <Routes>
        <Route path="/study/:id" element={<Shown />} />
      </Routes>
    </MemoryRouter>,
    platform.through,
  );
  platform.person = () => selectPerson(part.store.getState());
  const signIn = (name: 'trainee' | 'newcomer') =>
    part.signIn(name, name === 'trainee' ? 'Trainee@2026' : 'Newcomer@2026');
  await signIn('trainee');
  part.show();
  return {
    ...{ ...part, platform, signIn },
    turn: (to: 'visible' | 'hidden' | 'gone') => {
      turn(to);
    },
    /** The platform ends the session, which the next call finds out. */
    endSession() {
      const session = selectSession(part.store.getState());
      platform.expired = session.kind === 'signedIn' ? session.id : null;
    },
    async isOut() {
      await waitFor(() => {
        expect(selectIsSignedIn(part.store.getState())).toBe(false);
      }, found);
      platform.expired = null;
    },
    callsOf: (path: string) => platform.calls.filter((call) => call.path === path),
  };
}

const video = () => {
  const element = document.querySelector('video');
  if (!element) throw new Error('no video is shown');
  return element;
};
/** Plays on to a second of the first minute, once the page follows the video. */
const watchTo = (second: number) =>
  waitFor(() => {
    playTo(video(), second);
    screen.getByText(`0:${second} / 1:00`);
  }, found);
const isHidden = () =>
  waitFor(() => {
    expect(document.querySelector('[style*="display: none"]')).not.toBeNull();
  });
const isShown = () =>
  waitFor(() => {
    expect(document.querySelector('[style*="display: none"]')).toBeNull();
  });

describe('a running quiz', () => {
  it('stays with its clock and its answers when the session ends over it, and goes on for the same person (R10.38)', async () => {
    const { platform, signIn, endSession, isOut, callsOf } = await open('2');
    await begin('继续作答');
    const shown = screen.getByTestId('quiz-answering');
    await user.click(labels()[0] as HTMLElement);
    await says('已保存');
    await press('下一题');
    endSession();
    await user.click(labels()[1] as HTMLElement);
    await isOut();
    await says('未保存，将自动重试');
    expect(screen.getByTestId('quiz-answering')).toBe(shown);
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/);
    await signIn('trainee');
    await says('已保存');
    expect(screen.getByTestId('quiz-answering')).toBe(shown);
    expect(chosen().map(({ textContent }) => textContent)).toEqual(['B选项 b']);
    expect(platform.answers).toEqual({ 1: ['a'], 2: ['b'] });
    expect(callsOf(quizSave.path).map(({ person }) => person)).toEqual(['trainee', 'trainee', 'trainee']);
  });

  it('sends nothing in the session of somebody else, and keeps it for its owner (R10.39, R10.59)', async () => {
    const { platform, store, signIn, endSession, isOut, callsOf } = await open('2');
    await begin('继续作答');
    endSession();
    await user.click(labels()[0] as HTMLElement);
    await isOut();
    await signIn('newcomer');
    await press('立即重试');
    await says('未保存，将自动重试');
    await press('交卷');
    await user.click(await screen.findByText('继续作答', {}, found));
    expect(callsOf(quizSave.path).map(({ person }) => person)).toEqual(['trainee']);
    expect(JSON.stringify({ ...sessionStorage })).toContain('quiz_draft:9');
    store.dispatch(signedOut());
    await signIn('trainee');
    await says('已保存');
    expect(platform.answers).toEqual({ 1: ['a'] });
    const ofQuiz = platform.calls.filter(({ path }) => path.includes('/quiz/'));
    expect(new Set(ofQuiz.map(({ person }) => person))).toEqual(new Set(['trainee']));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('quiz_draft');
  });

  it('that was passed elsewhere meanwhile shows its result when one comes back to it', async () => {
    const { platform, turn, store, told } = await open('2');
    await begin('继续作答');
    turn('hidden');
    await isHidden();
    await waitFor(() => {
      expect(told).toMatchObject([{ kind: 'info', text: messages.runsOn }]);
    });
    platform.passed = true;
    store.dispatch(platformApi.util.resetApiState()); // as happens after a minute behind another page
    turn('visible');
    await isShown();
    await says(/恭喜，您已通过本测验/);
    // the last lesson leads to the one that was left out
    const review = within(screen.getByTestId('quiz-review'));
    const way = await review.findByRole<HTMLAnchorElement>('link', { name: /另有 1 个课时未完成/ }, found);
    expect(way.getAttribute('href')).toBe('/study/1?lesson=1');
    await waitFor(() => {
      expect(screen.getByRole('link', { name: /测验课时/ }).textContent).toContain('已完成');
    }, found);
    turn('hidden');
    await isHidden();
    turn('visible');
    await isShown();
    await says(/恭喜，您已通过本测验/);
  });

  it('that has no attempt left leads to whom one may ask', async () => {
    const { platform, turn } = await open('2');
    turn('gone');
    platform.usedUp = true;
    turn('visible');
    await says(/作答次数已用完/);
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect([href(/培训基地：.*某医院/), href(/联系我们/)]).toEqual(['/hospital/3', '/contactus/1']);
  });

  it('ends with the refusal of the course where an operator took the approval back', async () => {
    const { platform } = await open('2');
    await begin('继续作答');
    platform.unapproved = true;
    await user.click(labels()[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: '报名通过后才能学习' }, found);
    screen.getByText(/您的报名正在审核/);
    expect(screen.queryByTestId('quiz-answering')).toBeNull();
  });
});

describe('a video', () => {
  it('goes on where one was when its page comes back from behind another (R10.64)', async () => {
    const { platform, turn, store } = await open('1');
    await screen.findByRole('region', { name: '视频：视频课时' }, found);
    await watchTo(21);
    const shown = video();
    turn('hidden');
    await isHidden();
    await waitFor(() => {
      expect(platform.video.position).toBe(21);
    }, found);
    store.dispatch(platformApi.util.resetApiState());
    turn('visible');
    await isShown();
    expect(video()).toBe(shown);
    expect(shown.currentTime).toBe(21);
    shown.load(); // another address
    expect(shown.currentTime).toBe(21);
  });

  it('stops, and the page says why, once the platform takes nothing of it any more', async () => {
    const { platform } = await open('1');
    await screen.findByRole('region', { name: '视频：视频课时' }, found);
    await watchTo(13);
    const shown = video();
    platform.unapproved = true;
    const stop = jest.spyOn(shown, 'pause');
    shown.dispatchEvent(new Event('pause'));
    await screen.findByRole('heading', { name: '报名通过后才能学习' }, found);
    expect(screen.queryByText(/^已保存/)).toBeNull();
    expect(document.querySelector('video')).toBeNull();
    expect(stop).toHaveBeenCalled();
  });

  it('begins where one was when its page is left and opened again at once', async () => {
    const { platform, turn } = await open('1');
    await screen.findByRole('region', { name: '视频：视频课时' }, found);
    await watchTo(17);
    turn('gone');
    await waitFor(() => {
      expect(document.querySelector('video')).toBeNull();
    });
    turn('visible');
    await screen.findByText('上次看到 0:17', {}, found);
    expect(video().currentTime).toBe(17);
    await waitFor(() => {
      expect(platform.video.position).toBe(17);
    }, found);
  });

  it('goes on from another address when its owner has signed in again over it (R10.38)', async () => {
    const { signIn, endSession, isOut, callsOf } = await open('1');
    await screen.findByRole('region', { name: '视频：视频课时' }, found);
    await watchTo(14);
    const [shown, first] = [video(), video().getAttribute('src')];
    const play = jest.spyOn(shown, 'play').mockResolvedValue();
    shown.dispatchEvent(new Event('play'));
    endSession();
    shown.dispatchEvent(new Event('error'));
    await isOut();
    await screen.findByText(/^视频暂时无法播放/, {}, found);
    await signIn('trainee');
    await waitFor(() => {
      expect(screen.queryByText(/^视频暂时无法播放/)).toBeNull();
    }, found);
    expect(video()).toBe(shown);
    expect(shown.getAttribute('src')).not.toBe(first);
    expect([shown.currentTime, play.mock.calls.length]).toEqual([14, 1]);
    expect(callsOf(lessonMedia.path)).toHaveLength(3);
  });

  it('is played at the speed that was chosen at the lesson before', async () => {
    const { turn } = await open('1');
    const speed = () => screen.findByRole<HTMLSelectElement>('combobox', { name: '播放速度' }, found);
    expect((await speed()).value).toBe('1');
    await user.selectOptions(await speed(), '1.5');
    turn('gone');
    await waitFor(() => {
      expect(document.querySelector('video')).toBeNull();
    });
    turn('visible');
    await waitFor(async () => {
      expect((await speed()).value).toBe('1.5');
    }, found);
    expect(video().playbackRate).toBe(1.5);
  });

  it('may be jumped in where the course allows it, and only there', async () => {
    const { platform, store, turn } = await open('1');
    await screen.findByRole('region', { name: '视频：视频课时' }, found);
    await watchTo(11);
    video().currentTime = 40;
    expect(video().currentTime).toBe(40);
    platform.flags.forwardSeek = false;
    turn('gone');
    await waitFor(() => {
      expect(document.querySelector('video')).toBeNull();
    });
    store.dispatch(platformApi.util.resetApiState());
    turn('visible');
    await screen.findByRole('region', { name: '视频：视频课时' }, found);
    await watchTo(12);
    video().currentTime = 55;
    expect(video().currentTime).toBe(12);
  });

  it('is reported in the session of its owner alone, who finds it kept (R10.59)', async () => {
    const { platform, store, turn, signIn, endSession, isOut, callsOf } = await open('1');
    await screen.findByRole('region', { name: '视频：视频课时' }, found);
    endSession();
    await watchTo(11);
    video().dispatchEvent(new Event('pause'));
    await isOut();
    await signIn('newcomer');
    turn('hidden');
    await isHidden();
    await user.click(screen.getByText('立即同步'));
    turn('gone');
    await waitFor(() => {
      expect(document.querySelector('video')).toBeNull();
    });
    store.dispatch(signedOut());
    await signIn('trainee');
    turn('visible');
    await screen.findByText('上次看到 0:11', {}, found);
    await waitFor(() => {
      expect(platform.video.position).toBe(11);
    }, found);
    expect(new Set(callsOf(progressReport.path).map(({ person }) => person))).toEqual(new Set(['trainee']));
  });
});
