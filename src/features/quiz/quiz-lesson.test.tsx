import { screen, waitFor, within } from '@testing-library/dom';
import { logout } from '@/contracts/session';
import { quizSave, quizStart, quizStatus, quizSubmit, type QuizAttempt } from '@/contracts/quiz';
import { selectIsSignedIn } from '@/session/session';
import { pageTimeout, user } from '@/testing/form-helpers';
import {
  startAttempt,
  selectedLabels,
  optionLabels,
  network,
  resetNetwork,
  openQuiz,
  clickQuizButton,
  findText,
  questionStem,
} from '@/testing/quiz-fixture';

beforeEach(resetNetwork);

const correctOptions = /器官已完成分配|器官标识|保存箱温度|交接双方|立即报告|每半小时|专人看护/;
/** True for a correct option of the course 器官转运绿色通道实务. */
const isCorrect = (text: string) =>
  text.endsWith('正确')
    ? questionStem().includes('归档')
    : text.endsWith('错误')
      ? questionStem().includes('封签')
      : correctOptions.test(text);

/** The questions that the review shows as answered incorrectly. */
const incorrectQuestions = () =>
  [...document.querySelectorAll('[data-testid=quiz-review] li')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('答错'));

describe('a quiz', () => {
  it('is started, failed, reviewed, tried again and passed', async () => {
    const { show, onChanged, unsaved, toasts, query, back, lessonId, close } =
      await openQuiz('器官转运绿色通道实务');
    show();
    await findText('测验说明');
    for (const text of ['5 题', '15 分钟', '60%', '3 / 3 次']) screen.getByText(text);
    await startAttempt('开始测验');
    await user.click(optionLabels()[0] as HTMLElement);
    await findText('已保存');
    // the page would survive the end of the session, but leaving it would lose nothing
    expect([unsaved.hasAny(), unsaved.wouldLose()]).toEqual([true, false]);
    await clickQuizButton('标记待查');
    screen.getByRole('button', { name: '第 1 题，已作答，已标记' });
    await clickQuizButton('下一题');
    await waitFor(() => {
      expect(document.activeElement?.textContent).toContain('第 2 题');
    });
    await clickQuizButton('交卷');
    await findText(/^还有 [45] 题未作答（第 2、3、4、5(、6)? 题）。交卷后不能修改，确定交卷吗？$/);
    await user.click(await screen.findByText('继续作答', {}, pageTimeout));
    expect(screen.queryByTestId('quiz-review')).toBeNull();
    await clickQuizButton('交卷');
    const question = within(await screen.findByRole('dialog', {}, pageTimeout));
    await user.click(question.getByRole('button', { name: '交卷' }));
    await findText(/未达到及格线，本课时尚未完成。您还可以作答 2 次/);
    screen.getByText(/题目会重新抽取/);
    for (const text of ['正确答案', '解析']) expect(screen.queryByText(text)).toBeNull();
    screen.getByText('各题对错、正确答案和解析在通过测验或次数用完后显示。');
    expect([screen.getAllByText('已作答').length, screen.getAllByText('未作答').length]).toEqual([
      1,
      document.querySelectorAll('[data-testid=quiz-review] article').length - 1,
    ]);
    for (const text of [/答对/, /答错/]) expect(screen.queryByText(text)).toBeNull();
    expect(onChanged).not.toHaveBeenCalled();

    await startAttempt('再次作答');
    const count = document.querySelectorAll('nav li').length;
    for (let number = 1; number <= count; number += 1) {
      await waitFor(() => {
        expect(questionStem()).toContain(`第 ${number} 题`);
      }, pageTimeout);
      const kind = document.querySelector('legend')?.textContent?.includes('多选') ? 'checkbox' : 'radio';
      expect(new Set(optionLabels().map((label) => label.querySelector('input')?.type))).toEqual(
        new Set([kind]),
      );
      for (const label of optionLabels()) if (isCorrect(label.textContent ?? '')) await user.click(label);
      await clickQuizButton('下一题');
    }
    await clickQuizButton('交卷');
    await findText(/恭喜，您已通过本测验/);
    expect(incorrectQuestions()).toEqual([]);
    await findText('100%');
    for (const text of ['正确答案', '解析'])
      expect(screen.getAllByText(text).length).toBeGreaterThanOrEqual(5);
    await waitFor(() => {
      expect(onChanged).toHaveBeenCalledTimes(1);
    });
    await clickQuizButton('返回测验说明');
    await findText('您已通过本测验。');
    await user.click(screen.getByRole('button', { name: '查看第 1 次的答题情况' }));
    await findText('逐题回顾');
    // an unanswered question is not an incorrect one
    expect(screen.getAllByText(/答对|答错/)).toHaveLength(1);
    expect(screen.getAllByText('未作答').length).toBeGreaterThanOrEqual(4);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(toasts).toEqual([]);

    // the URL names the attempt: Back leaves its review, and a reload opens it again
    const urlOfFirst = query();
    expect(urlOfFirst).toMatch(new RegExp(`^\\?lesson=${lessonId}&review=\\d+$`));
    back();
    await findText('您已通过本测验。');
    back();
    await findText('100%');
    expect(query()).not.toBe(urlOfFirst);
    close();
    const again = await openQuiz('器官转运绿色通道实务', urlOfFirst);
    again.show();
    await findText('逐题回顾');
    screen.getByText('未通过');
    again.close();
    const unknown = await openQuiz('器官转运绿色通道实务', '?review=999999');
    unknown.show();
    await findText('没有找到这次作答');
    await user.click(screen.getByRole('button', { name: '返回测验说明' }));
    await findText('您已通过本测验。');
  }, 120_000);

  it('keeps every answer through a lost network, a reload and an ended session (R10.38)', async () => {
    const first = await openQuiz('肾移植随访与慢性病管理');
    first.show();
    await startAttempt('开始测验');
    network.rejectWith = (path) => (path === quizSave.path ? '0' : null);
    await user.click(optionLabels()[1] as HTMLElement);
    const text = optionLabels()[1]?.textContent;
    await findText('未保存，将自动重试');
    expect(first.unsaved.wouldLose()).toBe(true);
    first.close(); // the page is reloaded
    network.rejectWith = () => null;

    const second = await openQuiz('肾移植随访与慢性病管理');
    second.show();
    await findText(/您有一次进行中的作答/);
    await startAttempt('继续作答');
    await findText('已保存');
    await user.click(screen.getByRole('button', { name: '第 1 题，已作答' }));
    expect(selectedLabels().map(({ textContent }) => textContent)).toEqual([text]);

    await second.client.send(logout, {}); // the token is revoked
    await clickQuizButton('下一题');
    await user.click(optionLabels()[0] as HTMLElement);
    await waitFor(() => {
      expect(selectIsSignedIn(second.store.getState())).toBe(false);
    }, pageTimeout);
    await findText('未保存，将自动重试');
    await second.signIn();
    await findText('已保存');
    const attempt = await second.client.send(quizStart, { lessonId: second.lessonId });
    expect(Object.values(attempt.answers).flat()).toHaveLength(2);

    // another tab answers and submits
    const [, , third] = attempt.questions;
    const saving = { attemptId: attempt.id, questionId: third?.id ?? '', options: ['b'] };
    await second.client.send(quizSave, saving);
    await user.click(optionLabels()[1] as HTMLElement);
    await screen.findByRole('button', { name: '第 3 题，已作答' }, pageTimeout);
    await second.client.send(quizSubmit, { attemptId: attempt.id });
    await clickQuizButton('下一题');
    await user.click(optionLabels()[0] as HTMLElement);
    await findText(/测验结果/);
    await findText('有 1 题的作答没有在交卷前送达，未计入成绩。');
    expect(second.unsaved.hasAny()).toBe(false);
  }, 120_000);

  it('is submitted automatically when the platform’s time is over, with a clock that is a day wrong', async () => {
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 24 * 3_600_000);
    const { show, client, lessonId } = await openQuiz('肾移植随访与慢性病管理');
    network.transform = (data) => {
      if (isReview(data)) return { ...data, redrawn: false };
      return isAttempt(data) ? { ...data, deadline: inTwoSeconds(data) } : data;
    };
    show();
    await startAttempt('再次作答');
    await findText('剩余时间不足 1 分钟');
    await user.click(optionLabels()[0] as HTMLElement);
    await findText(/您还可以作答 \d 次/);
    expect(screen.queryByText(/题目会重新抽取/)).toBeNull();
    clock.mockRestore();
    expect((await client.send(quizStatus, { lessonId })).running).toBeNull();
  }, 60_000);

  it('is submitted when the platform takes no more answers (A0509)', async () => {
    const { show } = await openQuiz('肾移植随访与慢性病管理');
    show();
    await startAttempt('再次作答');
    network.rejectWith = (path) => (path === quizSave.path ? 'A0509' : null);
    await user.click(optionLabels()[0] as HTMLElement);
    await findText(/作答次数已用完，本课时不能完成/);
    await findText('有 1 题的作答没有在交卷前送达，未计入成绩。');
    network.rejectWith = () => null;
    await clickQuizButton('返回测验说明');
    await findText(/作答次数已用完，未达到及格线/);
    expect(screen.queryByText('再次作答')).toBeNull();
  }, 60_000);

  it('offers no attempt and mentions none when its lesson is done otherwise', async () => {
    const { show } = await openQuiz('肾移植随访与慢性病管理');
    network.transform = (data) =>
      isStatus(data) ? { ...data, passed: false, done: true, left: 3, running: null } : data;
    show();
    await findText('本测验已完成，无需再作答。');
    for (const text of ['剩余次数', '开始测验', '再次作答', /次数用完/])
      expect(screen.queryByText(text)).toBeNull();
  });

  it.each([
    ['A0404', '没有找到这个测验，它可能已被撤下'],
    ['A0501', '您的报名尚未通过审核，暂不能参加本测验'],
    ['A0502', '培训尚未开始，暂不能参加本测验'],
    ['A0503', '培训已结束，不能再参加本测验'],
  ])('says why it is not available to the user: %s', async (code, text) => {
    const { show } = await openQuiz('肾移植随访与慢性病管理');
    network.rejectWith = (path) => (path === quizStatus.path ? code : null);
    show();
    await findText(text);
    if (code === 'A0502') await findText('2031/05/06');
  });

  it.each(['A0508', 'A0409'])(
    'says that it cannot be started any more, and shows its new status: %s',
    async (code) => {
      const { show, toasts } = await openQuiz('器官转运绿色通道实务');
      network.transform = (data) =>
        isStatus(data) && toasts.length === 0 ? { ...data, passed: false, done: false } : data;
      network.rejectWith = (path) => (path === quizStart.path ? code : null);
      show();
      await user.click(await screen.findByRole('button', { name: '再次作答' }, pageTimeout));
      await findText('您已通过本测验。');
      expect(toasts).toMatchObject([{ kind: 'failure', error: { code } }]);
    },
  );
});

const isAttempt = (data: unknown): data is QuizAttempt =>
  typeof data === 'object' && data !== null && 'deadline' in data && 'questions' in data;
const isReview = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && 'redrawn' in data;
const isStatus = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && 'past' in data;
const inTwoSeconds = ({ now }: QuizAttempt) => new Date(Date.parse(now) + 2500).toISOString();
