import 'fake-indexeddb/auto';
import { screen } from '@testing-library/dom';
import { progressReport, type ProgressEntry } from '@/contracts/study';
import type { Client } from '@/shared/api/client';
import { ApiError, type ApiErrorData } from '@/shared/api/api-error';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { SaveStatus } from './save-status';
import { useProgress } from './use-progress';

const sent: ProgressEntry[][] = [];
const rejected: string[] = [];
let isBusy = true;

/** A platform that is busy at first and later stores what it receives. */
const withBusyPlatform = (client: Client): Client => ({
  ...client,
  send<Request, Response>(...args: Parameters<typeof client.send<Request, Response>>) {
    const [call, body] = args;
    if (call.path !== progressReport.path) return client.send(...args);
    const { reports } = body as { reports: ProgressEntry[] };
    sent.push(reports);
    if (isBusy) return Promise.reject(new ApiError(tooMany));
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
      <SaveStatus state={state} onSync={() => void sync.flush()} />
    </>
  );
}

it('says that the platform is busy, and sends the newest progress when the platform asked for it', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const rendered = renderWithProviders(<Studying />, withBusyPlatform);
  await rendered.signIn('trainee', 'Trainee@2026');
  rendered.show();
  await user.click(await screen.findByText('看到 5 秒', {}, pageTimeout));
  await user.click(screen.getByRole('button', { name: '立即保存' }));
  const status = await screen.findByText('当前学习人数较多，进度已暂存，稍后自动上传', {}, pageTimeout);
  expect(status.getAttribute('role')).toBe('status');
  await user.click(screen.getByText('看到 9 秒'));
  isBusy = false;
  await screen.findByText(/^已保存/, {}, pageTimeout);
  expect(sent[0]).toMatchObject([{ ranges: [[0, 5]] }]);
  expect(sent.at(-1)).toMatchObject([{ ranges: [[0, 9]], position: 9 }]);
  expect([rendered.toasts, rejected]).toEqual([[], []]);
});
