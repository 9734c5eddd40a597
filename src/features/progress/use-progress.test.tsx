import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/dom';
import { progressReport, type ProgressEntry } from '@/contracts/study';
import type { Client } from '@/shared/api/client';
import { ApiError, type ApiErrorData } from '@/shared/api/api-error';
import { problemFound } from '@/shared/api/problem-found';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { SaveStatus } from './save-status';
import { useProgress } from './use-progress';

const sent: ProgressEntry[][] = [];
const rejected: string[] = [];
/** The error of the platform; null when it stores what it receives. */
let failure: ApiErrorData | null;

const withFailingPlatform = (client: Client): Client => ({
  ...client,
  send<Request, Response>(...args: Parameters<typeof client.send<Request, Response>>) {
    const [call, body] = args;
    if (call.path !== progressReport.path) return client.send(...args);
    const { reports } = body as { reports: ProgressEntry[] };
    sent.push(reports);
    if (failure) return Promise.reject(new ApiError(failure));
    const results = reports.map(({ id }) => ({ id, code: null, retryAfter: 0 }));
    return Promise.resolve({ results, lessons: [], completed: [] } as Response);
  },
});
const tooMany: ApiErrorData = {
  kind: 'tooMany',
  code: 'A0429',
  status: 429,
  message: '当前提交的人较多，请在1秒后再试',
  data: { retryAfter: 1 },
  statusText: '',
  requestId: 'r',
  session: '',
};

function Studying() {
  const { sync, state } = useProgress({
    userId: 'trainee',
    onStored: () => undefined,
    onRejected: ({ code }) => rejected.push(code),
  });
  if (!sync) return null;
  const watch = (until: number) => () => {
    void sync.record('1', { ranges: [[0, until]], position: until });
  };
  return (
    <>
      <button onClick={watch(5)}>看到 5 秒</button>
      <button onClick={watch(9)}>看到 9 秒</button>
      <SaveStatus state={state} onSync={() => sync.flush()} />
    </>
  );
}

it('says that the platform is busy, and sends the newest progress when the platform asked for it', async () => {
  failure = tooMany;
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const rendered = renderWithProviders(<Studying />, withFailingPlatform);
  await rendered.signIn('trainee', 'Trainee@2026');
  rendered.show();
  await user.click(await screen.findByText('看到 5 秒', {}, pageTimeout));
  await user.click(screen.getByRole('button', { name: '立即保存' }));
  const status = await screen.findByText('当前学习人数较多，进度已暂存，稍后自动上传', {}, pageTimeout);
  expect(status.getAttribute('role')).toBe('status');
  await user.click(screen.getByText('看到 9 秒'));
  failure = null;
  await screen.findByText(/^已保存/, {}, pageTimeout);
  expect(sent[0]).toMatchObject([{ ranges: [[0, 5]] }]);
  expect(sent.at(-1)).toMatchObject([{ ranges: [[0, 9]], position: 9 }]);
  expect([rendered.toasts, rejected]).toEqual([[], []]);
});

it('says that everything is saved when nothing is left to send, also without a network, until there is new progress', async () => {
  failure = { ...tooMany, kind: 'network', code: '', status: 0, data: null };
  const rendered = renderWithProviders(<Studying />, withFailingPlatform);
  await rendered.signIn('trainee', 'Trainee@2026');
  rendered.show();
  const save = await screen.findByRole('button', { name: '立即保存' }, pageTimeout);
  await user.click(save);
  const status = await screen.findByText('学习进度已全部保存', {}, pageTimeout);
  expect(status.getAttribute('role')).toBe('status');
  await user.click(screen.getByText('看到 9 秒'));
  await waitFor(() => {
    expect(status.textContent).toBe('');
  }, pageTimeout);
  await user.click(save);
  await screen.findByText('有 9 秒尚未保存，网络恢复后自动上传', {}, pageTimeout);
  failure = null;
  await user.click(save);
  await screen.findByText(/^已保存/, {}, pageTimeout);
  await screen.findByText('学习进度已全部保存', {}, pageTimeout);
});

it.each([
  ['network', '有 5 秒尚未保存，网络恢复后自动上传', 0],
  ['timeout', '有 5 秒尚未保存，网络恢复后自动上传', 0],
  ['server', '有 5 秒尚未保存，已暂存在本机，稍后自动上传', 0],
  ['contract', '有 5 秒尚未保存，已暂存在本机，稍后自动上传', 0],
  ['unauthorized', '有 5 秒尚未保存，已暂存在本机，稍后自动上传', 0],
  ['invalid', '平台没有接受最近的学习进度，进度仍暂存在本机。请把错误编号 r 告诉培训基地。', 1],
] as const)(
  'names the cause of a failure of kind %s, and reports a refusal once',
  async (kind, text, reports) => {
    const problems: unknown[] = [];
    failure = { ...tooMany, kind, code: '1', status: 0, data: null };
    const rendered = renderWithProviders(<Studying />, withFailingPlatform);
    const { dispatch } = rendered.store;
    jest.spyOn(rendered.store, 'dispatch').mockImplementation((action) => {
      if (problemFound.match(action)) problems.push(action.payload.name);
      return dispatch(action);
    });
    await rendered.signIn('trainee', 'Trainee@2026');
    rendered.show();
    await user.click(await screen.findByText('看到 5 秒', {}, pageTimeout));
    for (let tries = 0; tries < 2; tries += 1) {
      await user.click(screen.getByRole('button', { name: '立即保存' }));
      await screen.findByText(text, {}, pageTimeout);
    }
    expect(problems).toEqual(Array.from({ length: reports }, () => 'CallRefused'));
  },
);
