import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { expectConsole } from '@/testing/console-guard';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();

// jsdom cannot play media; browser tests cover playback
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});

type Reply = Parameters<typeof proxy.reply>[1];
const failures: Reply[] = [{ status: 500 }, { status: 502 }, 'cut', { data: { seconds: null, past: 7 } }];

/**
 * Opens a lesson of the sample course while a call fails, in all ways one after the other, and then forwards the call.
 */
async function openFailing(lesson: string, call: string) {
  expectConsole('socket hang up');
  await as('trainee');
  proxy.reply(call, failures[0] ?? {});
  renderPortal('/study/17', { config: { apiBase: proxy.apiBase } });
  const outline = await screen.findByRole('navigation', { name: '课程目录' }, pageTimeout);
  await user.click(within(outline).getByRole('link', { name: new RegExp(lesson) }));
  const heading = await screen.findByRole('heading', { level: 2, name: lesson }, pageTimeout);
  const place = within(heading.closest('section') ?? document.body);
  for (const [index, failure] of failures.entries()) {
    proxy.reply(call, failure);
    await user.click(await place.findByRole('button', { name: '重试' }, pageTimeout));
    await waitFor(() => {
      expect(proxy.bodiesOf(call).length).toBeGreaterThan(index);
    });
  }
  await place.findByRole('alert', {}, pageTimeout);
  proxy.forward(call);
}

describe('a lesson whose call fails with 500, 502, a cut connection or a wrong shape', () => {
  it('says so in its place, and opens automatically at the last position (R10.64)', async () => {
    await openFailing('交接核对', 'study/media');
    await screen.findByRole('region', { name: '视频：交接核对' }, pageTimeout);
    expect(screen.getByText(/^上次看到 0:2\d$/)).toBeDefined();
  });

  it('says so in its place when it is a quiz, which opens automatically', async () => {
    await openFailing('结业测验', 'quiz/status');
    // Other test files use this quiz at the same time, so its button may have another label.
    await screen.findByRole('heading', { name: '测验说明' }, pageTimeout);
  });
});
