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
  const outline = await screen.findByRole('navigation', { name: '课程大纲' }, pageTimeout);
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

/** A length or waiting time of zero, and with its unit the sign of the others. */
const zeroDuration = /(?<!\d)0 ?(分钟|秒|min|s\b)|打开课时满|null|undefined|NaN/;

it.each([
  ['zh-CN', '请打开并通读全文，读完后标记为已读。', /^2 章 · 5 课时$/],
  ['en-US', /read all of it, then mark it as read\.$/, /^2 chapters · 5 lessons$/],
])(
  'lengths and times that are 0, null, missing or no number are not shown (%s)',
  async (language, hint, counts) => {
    const unknown = [0, null, undefined, '10'];
    let count = 0;
    proxy.malform((_path, body) => ({
      status: 200,
      body: JSON.stringify(JSON.parse(body), (key, value: unknown) =>
        /^(s|readS)econds$/.test(key) ? unknown[(count += 1) % unknown.length] : value,
      ),
    }));
    await as('trainee');
    const { root } = renderPortal('/project/5', { config: { apiBase: proxy.apiBase, language } });
    const main = () => root.querySelector('main')?.textContent;
    await screen.findByText(counts, {}, pageTimeout);
    expect(main()).not.toMatch(zeroDuration);
    window.location.hash = '#/study/5?lesson=37';
    await screen.findByText(hint, {}, pageTimeout);
    expect(main()).not.toMatch(zeroDuration);
    window.location.hash = '#/study/5?lesson=40';
    await waitFor(() => {
      expect(root.querySelectorAll('[data-testid=quiz-start] dt').length).toBeGreaterThan(1);
    }, pageTimeout);
    expect(main()).not.toMatch(zeroDuration);
    window.location.hash = '#/study/5?lesson=36';
    const player = await screen.findByRole('region', { name: /[：:] ?随访频次与检查项目/ }, pageTimeout);
    expect(player.textContent).toMatch(/\d:\d\d/);
    expect(player.textContent).not.toMatch(/\d:\d\d \/ /);
  },
);
