/** @jest-environment jest-fixed-jsdom */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createObservable } from '../kits/web/observable';
import { PageBoundary } from './page-boundary';
import { CallError } from '../kits/web/platform-call';
import { createOperatorCalls } from './api';
import { createDraftStore } from './article-draft';
import { createArticleApi } from './articles-api';
import { createEnrolmentApi } from './enrolments-api';
import { article, calls, dictionaries, enrolment, malformations, page } from './malformed-samples';
import OperatorPages from './operator-pages';

// antd reads MessageChannel while it is loaded.
jest.mock('antd', () => {
  jest.requireActual('../../src/testing/jsdom-polyfills');
  return jest.requireActual<object>('antd');
});
jest.mock('./operator.css', () => ({}), { virtual: true });
jest.mock('./article-editor.css', () => ({}), { virtual: true });

/** Answers the calls, each by the end of its path; the text of a reply that is no JSON is sent as it is. */
function answer(replies: Readonly<Record<string, unknown>>) {
  globalThis.fetch = jest.fn((address: string) => {
    const path = Object.keys(replies).find((end) => String(address).endsWith(end));
    const body =
      path === undefined ? { code: 'A0404', msg: { a: 1 } } : { code: '00000', data: replies[path] };
    return Promise.resolve({ status: 200, json: () => Promise.resolve(body) });
  }) as unknown as typeof fetch;
}

const config = { apiBase: 'http://localhost/api', product: 'train' };
const session = { token: createObservable('token'), author: () => 'a' };

/** Shows a page. @returns its heading and status line */
async function visit(name: string) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const services = { config, session, drafts: createDraftStore(), showSignIn: () => {} };
  const element = createElement(OperatorPages, { services, page: name as never });
  act(() => root.render(createElement(PageBoundary, null, element)));
  const status = () => container.querySelector('[role="status"]')?.textContent ?? '';
  const isFailed = () => container.querySelector('[data-testid="host-page-failed"]') !== null;
  for (let turn = 0; turn < 100 && !isFailed() && /^(正在载入…)?$/.test(status()); turn += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  const seen = {
    failed: isFailed(),
    heading: container.querySelector('h1')?.textContent ?? '',
    status: status(),
    rows: container.querySelectorAll('.operator-row').length,
  };
  act(() => root.unmount());
  container.remove();
  return seen;
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

describe.each(Object.keys(calls))('the page %s', (name) => {
  const good = calls[name] ?? {};

  test('shows a good record', async () => {
    answer(good);
    expect(await visit(name)).toMatchObject({ failed: false, rows: 1 });
  });

  test.each(Object.entries(malformations))('stays with %s', async (_name, malform) => {
    for (const [path, data] of Object.entries(good)) {
      answer({ ...good, [path]: malform(data) });
      const seen = await visit(name);
      expect([path, seen]).toEqual([path, expect.objectContaining({ failed: false })]);
      expect(seen.heading).not.toBe('');
      expect(seen.status).toMatch(/共|没有|平台的回答不完整/);
    }
  });

  test('says how many records it could not read, and shows the others', async () => {
    const [[path, data] = ['', null]] = Object.entries(good);
    answer({ ...good, [path]: malformations['one null beside a good record']?.(data) });
    expect(await visit(name)).toMatchObject({
      rows: 1,
      status: expect.stringContaining('有 1 条无法读取') as string,
    });
  });
});

const api = () => {
  const operator = createOperatorCalls(config, session);
  return { articles: createArticleApi(operator), enrolments: createEnrolmentApi(operator) };
};
const record = enrolment as never;
const acts: Readonly<Record<string, readonly [path: string, data: unknown, run: () => Promise<unknown>]>> = {
  decide: ['/enrolment/review', enrolment, () => api().enrolments.decide(record, 'review', null)],
  'a document': ['/document/download', { url: '/media/a' }, () => api().enrolments.documentAddress('1')],
  'the current state': [
    '/enrolment/page',
    page(enrolment),
    () => api().enrolments.current(record, new CallError('x', 'A0409', [null])),
  ],
  read: ['/article/detail', article, () => api().articles.read('1')],
  preview: ['/article/preview', { content: '', leftOut: [] }, () => api().articles.preview('x', null)],
  save: ['/article/doEdit', article, () => api().articles.save('1', 1, article as never)],
  publish: ['/article/publish', article, () => api().articles.publish(article, null)],
  pin: ['/article/pin', article, () => api().articles.pin(article, true)],
  categories: [
    '/category/treeList',
    [{ id: '1', name: 'a', children: [] }],
    () => api().articles.categories('news'),
  ],
  'kinds of files': ['/dict/data', dictionaries, () => api().articles.fileCategories()],
};

describe.each(Object.entries(acts))('the call of %s', (_name, [path, data, run]) => {
  test.each(Object.entries(malformations).filter(([name]) => !/list|records|beside|objects$/.test(name)))(
    'is read, or is an error with a text, for %s',
    async (_malformation, malform) => {
      answer({ [path]: malform(data) });
      const result = await run().then(
        () => null,
        (error: unknown) => error,
      );
      if (result !== null) expect(result).toMatchObject({ message: '平台的回答不完整，请稍后重试' });
    },
  );
});

test('an error of a page leaves what is around it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('broken');
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => {
    root.render(
      createElement(
        'div',
        null,
        createElement('nav', null, '导航'),
        createElement(PageBoundary, null, createElement(Broken)),
      ),
    );
    await Promise.resolve();
  });
  expect(container.querySelector('nav')?.textContent).toBe('导航');
  expect(container.querySelector('h1')?.textContent).toBe('这一页出错了');
  act(() => root.unmount());
});
