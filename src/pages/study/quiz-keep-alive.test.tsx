import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { quizSave } from '@/contracts/quiz';
import { messages } from '@/features/quiz/messages';
import { signedOut } from '@/session/session';
import { baseApi } from '@/shared/api/base-api';
import { fakeMediaPlayback } from '@/testing/fake-media';
import { pageTimeout, user } from '@/testing/form-helpers';
import {
  startAttempt,
  selectedLabels,
  optionLabels,
  clickQuizButton,
  findText,
} from '@/testing/quiz-fixture';
import { clearStudyStorage, untilHidden, untilShown, openStudy } from '@/testing/study-fixture';

beforeEach(fakeMediaPlayback);
afterEach(clearStudyStorage);

describe('a running quiz', () => {
  it('keeps its clock and its answers when the session ends, and continues for the same person (R10.38)', async () => {
    const { platform, signIn, endSession, untilSignedOut, callsOf } = await openStudy('2');
    await startAttempt('继续作答');
    const shown = screen.getByTestId('quiz-answering');
    await user.click(optionLabels()[0] as HTMLElement);
    await findText('已保存');
    await clickQuizButton('下一题');
    endSession();
    await user.click(optionLabels()[1] as HTMLElement);
    await untilSignedOut();
    await findText('未保存，将自动重试');
    expect(screen.getByTestId('quiz-answering')).toBe(shown);
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/);
    await signIn('trainee');
    await findText('已保存');
    expect(screen.getByTestId('quiz-answering')).toBe(shown);
    expect(selectedLabels().map(({ textContent }) => textContent)).toEqual(['B选项 b']);
    expect(platform.answers).toEqual({ 1: ['a'], 2: ['b'] });
    expect(callsOf(quizSave.path).map(({ userId }) => userId)).toEqual(['trainee', 'trainee', 'trainee']);
  });

  it('sends nothing in the session of another person, and keeps the answers for its owner (R10.39, R10.59)', async () => {
    const { platform, store, signIn, endSession, untilSignedOut, callsOf } = await openStudy('2');
    await startAttempt('继续作答');
    endSession();
    await user.click(optionLabels()[0] as HTMLElement);
    await untilSignedOut();
    await signIn('newcomer');
    await clickQuizButton('立即重试');
    await findText('未保存，将自动重试');
    await clickQuizButton('交卷');
    await user.click(await screen.findByText('继续作答', {}, pageTimeout));
    expect(callsOf(quizSave.path).map(({ userId }) => userId)).toEqual(['trainee']);
    expect(JSON.stringify({ ...sessionStorage })).toContain('quiz_draft:9');
    store.dispatch(signedOut());
    await signIn('trainee');
    await findText('已保存');
    expect(platform.answers).toEqual({ 1: ['a'] });
    const ofQuiz = platform.calls.filter(({ path }) => path.includes('/quiz/'));
    expect(new Set(ofQuiz.map(({ userId }) => userId))).toEqual(new Set(['trainee']));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('quiz_draft');
  });

  it('shows its result when it was passed elsewhere while the page was hidden', async () => {
    const { platform, setVisibility, store, toasts } = await openStudy('2');
    await startAttempt('继续作答');
    setVisibility('hidden');
    await untilHidden();
    await waitFor(() => {
      expect(toasts).toMatchObject([{ kind: 'info', text: messages.clockRunsOn }]);
    });
    platform.passed = true;
    store.dispatch(baseApi.util.resetApiState()); // as happens after a minute in the background
    setVisibility('visible');
    await untilShown();
    await findText(/恭喜，您已通过本测验/);
    // the last lesson links to the unfinished one before it
    const review = within(screen.getByTestId('quiz-review'));
    const way = await review.findByRole<HTMLAnchorElement>(
      'link',
      { name: /另有 1 个课时未完成/ },
      pageTimeout,
    );
    expect(way.getAttribute('href')).toBe('/study/1?lesson=1');
    await waitFor(() => {
      expect(screen.getByRole('link', { name: /测验课时/ }).textContent).toContain('已完成');
    }, pageTimeout);
    setVisibility('hidden');
    await untilHidden();
    setVisibility('visible');
    await untilShown();
    await findText(/恭喜，您已通过本测验/);
  });

  it('links to the contacts when no attempt is left', async () => {
    const { platform, setVisibility } = await openStudy('2');
    setVisibility('gone');
    platform.noAttemptsLeft = true;
    setVisibility('visible');
    await findText(/作答次数已用完/);
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect([href(/培训基地：.*某医院/), href(/联系我们/)]).toEqual(['/hospital/3', '/contactus/1']);
  });

  it('ends with the access-denied page when an operator reverted the approval', async () => {
    const { platform } = await openStudy('2');
    await startAttempt('继续作答');
    platform.unapproved = true;
    await user.click(optionLabels()[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: '报名通过后才能学习' }, pageTimeout);
    screen.getByText(/您的报名正在审核/);
    expect(screen.queryByTestId('quiz-answering')).toBeNull();
  });
});
