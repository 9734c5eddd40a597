import '@/testing/production-mode';
import { getByRole, getByText, waitFor } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { expectConsole } from '@/testing/console-guard';
import { pageTimeout, shownToasts, user } from '@/testing/form-helpers';
import { networkFaults, type NetworkFault } from '@/testing/network-faults';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();

/** A section of a page that a call fills. */
interface Section {
  name: string;
  /** End of the path of the failing call. */
  call: string;
  /** Text in the request body, where other calls of the page share the path. */
  body?: string;
  address: string;
  account?: 'trainee';
  /** Name of the region where the error appears, and then the content; default: the page. */
  region?: string;
  /** Selector of an element that only loaded content has, and its text. */
  content: readonly [selector: string, text?: string];
}

const member = { account: 'trainee' } as const;
const sections: readonly Section[] = [
  {
    name: 'the news on the home page',
    call: '/article/page',
    body: '"news"',
    address: '/index',
    region: '医院新闻',
    content: ['time'],
  },
  {
    name: 'the notices on the home page',
    call: '/article/page',
    body: '"notice"',
    address: '/index',
    region: '通知公告',
    content: ['time'],
  },
  {
    name: 'the pictures on the home page',
    call: '/banner/list',
    address: '/index',
    content: ['[role=group][aria-label="第 1 项，共 5 项"]'],
  },
  { name: 'the news list', call: '/article/page', address: '/article?page=2', content: ['time'] },
  {
    name: 'the personal information',
    call: '/userInfo/detail',
    address: '/uc/userInfo',
    ...member,
    content: ['label', '真实姓名'],
  },
  {
    name: 'the login records',
    call: '/loginRecord/page',
    address: '/uc/userInfo',
    ...member,
    region: '登录记录',
    content: ['time'],
  },
  { name: 'the notice list', call: '/article/page', address: '/notice', ...member, content: ['time'] },
  { name: 'a news item', call: '/article/detail', address: '/article/1', ...member, content: ['article h1'] },
  {
    name: 'the files of a news item',
    call: '/attachment/page',
    address: '/article/1',
    ...member,
    content: ['h2', '附件'],
  },
  { name: 'the courses', call: '/project/page', address: '/project', content: ['h2'] },
  {
    name: 'a course',
    call: '/project/detail',
    address: '/project/1',
    ...member,
    content: ['h2', '课程大纲'],
  },
  { name: 'the downloads', call: '/attachment/page', address: '/download', content: ['tr:nth-child(2)'] },
  { name: 'the help centre', call: '/help/list', address: '/help', content: ['summary'] },
  { name: 'the search', call: '/search/page', address: '/search?q=gan', content: ['h2'] },
  { name: 'my training', call: '/enrolment/mine', address: '/uc/myProject', ...member, content: ['h2'] },
  {
    name: 'the training bases',
    call: '/hospital/page',
    address: '/hospital',
    content: ['*', '找到 60 个培训基地'],
  },
  {
    name: 'a training base',
    call: '/hospital/detail',
    address: '/hospital/1',
    ...member,
    content: ['h2', '联系方式'],
  },
  {
    name: 'the courses of a training base',
    call: '/project/page',
    address: '/hospital/1',
    ...member,
    region: '培训项目',
    content: ['li'],
  },
];

/** Two faults per section, in rotation; the soak run tests every section with every fault. */
function faultPairs(section: number): NetworkFault[][] {
  const at = (index: number) => networkFaults[index % networkFaults.length];
  const starts = process.env.SOAK ? [...networkFaults.keys()] : [2 * section];
  return starts.map((start) => [at(start), at(start + 1)].filter((fault) => fault !== undefined));
}

const cases = sections.flatMap((section, index) =>
  faultPairs(index).map(
    (faults) => [section.name, faults.map(({ name }) => name).join(', then '), { section, faults }] as const,
  ),
);

it.each(cases)(
  '%s: %s shows the error with its number and one toast, and a retry loads it (R7.31, R7.33, R7.34, R7.35, R8.1, R8.2, R8.5, R8.15, R8.17, R8.18, R8.20)',
  async (_section, _faults, { section, faults }) => {
    // jsdom logs the lost connection
    if (faults.some(({ reply }) => reply !== 'none' && reply.cut)) expectConsole('socket hang up');
    if (section.account) await as(section.account);
    await failAndRetry(section, faults);
  },
);

/** Each retry gets the next fault and shows a new number; the last retry loads the content. */
async function failAndRetry(section: Section, faults: readonly NetworkFault[]): Promise<void> {
  let root: HTMLElement | undefined;
  // a short timeout only where a call gets no response
  const timeoutMs = faults.some(({ reply }) => reply === 'none') ? 4000 : undefined;
  const region = () => regionOf(root, section.region);
  const failure = () => {
    const found = region().querySelector<HTMLElement>('[role=alert]');
    if (!found) throw new Error('no error is shown');
    return found;
  };
  let lastNumber = '';
  for (const { message, reply } of faults) {
    proxy.reply(section.call, reply, section.body);
    const before = shownToasts();
    if (root) await user.click(getByText(failure(), '重试'));
    else
      ({ root } = renderPortal(section.address, {
        config: { apiBase: proxy.apiBase, ...(timeoutMs && { timeoutMs }) },
      }));
    // one beside the error of the section, whatever number it has; that of the fault before closes by itself
    await waitFor(() => {
      const toasts = shownToasts();
      expect(toasts.filter((toast) => toast.includes(message))).toHaveLength(1);
      expect(toasts.filter((toast) => !toast.includes(message) && !before.includes(toast))).toEqual([]);
    }, pageTimeout);
    await waitFor(() => {
      expect(failure().textContent).toContain(message);
      expect(numberOf(failure())).not.toBe(lastNumber);
    }, pageTimeout);
    lastNumber = numberOf(failure());
    expect(window.location.hash).toBe(`#${section.address}`);
  }
  proxy.forward(section.call);
  await user.click(getByRole(failure(), 'button', { name: '重试' }));
  const [selector, text] = section.content;
  await waitFor(() => {
    const found = [...region().querySelectorAll(selector)].filter(
      ({ textContent }) => text === undefined || textContent.startsWith(text),
    );
    expect(found).not.toEqual([]);
    expect(region().querySelector('[role=alert]')).toBeNull();
  }, pageTimeout);
}

/** The page, or a region of it by name. */
function regionOf(root: HTMLElement | undefined, name: string | undefined): Element {
  const main = root?.querySelector('main');
  const found =
    name === undefined
      ? main
      : [...(main?.querySelectorAll('section') ?? [])].find((section) => nameOf(section) === name);
  if (!found) throw new Error(`the page has no region ${name}`);
  return found;
}

function nameOf(section: Element): string | null | undefined {
  const heading = section.getAttribute('aria-labelledby');
  return heading ? document.getElementById(heading)?.textContent : section.getAttribute('aria-label');
}

/** The error number, by which the platform's operators find the failure. */
function numberOf(failure: HTMLElement): string {
  return getByText(failure, /^错误编号：[\w-]{8,}$/).textContent;
}
