import { Activity, useState } from 'react';
import { screen, waitFor } from '@testing-library/dom';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { problemFound } from '@/shared/api/problem-found';
import { DocumentLesson } from './document-lesson';
import { openPdf } from './pdf/open-pdf';

jest.mock('./pdf/open-pdf', () => ({ openPdf: jest.fn() }));
jest.mock('./use-lesson-media', () => {
  const media = { sources: [{ url: '/1.pdf', type: 'application/pdf' }], captions: [] };
  return { useLessonMedia: () => ({ currentData: media, isFetching: false, refetch: jest.fn() }) };
});

const pageHeight = 100;

beforeEach(() => {
  jest.mocked(openPdf).mockImplementation(() =>
    Promise.resolve({
      pages: 60,
      firstSize: { width: 100, height: 141 },
      render: () => Promise.resolve({ width: 100, height: 141 }),
      release: () => undefined,
      close: () => undefined,
    }),
  );
  Object.assign(window, {
    IntersectionObserver: class {
      readonly #onChange: (entries: object[]) => void;
      constructor(onChange: (entries: object[]) => void) {
        this.#onChange = onChange;
      }
      observe = (target: Element) => {
        this.#onChange([{ target, isIntersecting: true }]);
      };
      disconnect = () => undefined;
    },
    ResizeObserver: class {
      readonly #onResize: () => void;
      constructor(onResize: () => void) {
        this.#onResize = onResize;
      }
      observe = () => {
        this.#onResize();
      };
      disconnect = () => undefined;
    },
  });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return pageHeight * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
});

/** Opens the lesson on a page that tests can hide. */
async function openLesson() {
  let setMode: (mode: 'visible' | 'hidden') => void = () => undefined;
  const Page = () => {
    const [mode, setState] = useState<'visible' | 'hidden'>('visible');
    setMode = setState;
    return (
      <Activity mode={mode}>
        <DocumentLesson
          lessonId="1"
          title="随访路径图"
          done={false}
          readSeconds={300}
          onRead={() => undefined}
        />
      </Activity>
    );
  };
  renderWithProviders(<Page />).show();
  await screen.findByRole('toolbar', {}, pageTimeout);
  return {
    /** @param meanwhile runs while the page is hidden */
    async hideAndShow(meanwhile = () => undefined as void) {
      setMode('hidden');
      await waitFor(() => {
        expect(screen.queryByRole('toolbar')).toBeNull();
      });
      meanwhile();
      setMode('visible');
      await screen.findByRole('toolbar', {}, pageTimeout);
    },
  };
}

const region = () => screen.getByRole('region', { name: '文档：随访路径图' });

describe('a document lesson whose page was hidden', () => {
  it('counts the seconds from its opening, and those while it was hidden', async () => {
    const now = performance.now.bind(performance);
    let ahead = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
    const { hideAndShow } = await openLesson();
    ahead = 250_000;
    await screen.findByRole('button', { name: /^(50|4\d) 秒后可标记为已读$/ }, pageTimeout);
    await hideAndShow();
    screen.getByRole('button', { name: /^(50|4\d) 秒后可标记为已读$/ });
    await hideAndShow(() => {
      ahead = 300_000;
    });
    screen.getByRole('button', { name: '我已读完' });
  });

  it('is at the same page and zoom', async () => {
    const { hideAndShow } = await openLesson();
    await user.click(screen.getByRole('button', { name: '放大' }));
    for (let page = 1; page < 4; page += 1) await user.click(screen.getByRole('button', { name: '下一页' }));
    const before = region();
    expect(before.scrollTop).toBeGreaterThan(2 * pageHeight);
    await hideAndShow();
    expect(region()).not.toBe(before);
    screen.getByText('4 / 60');
    screen.getByText('125%');
    await waitFor(() => {
      expect(region().scrollTop).toBe(before.scrollTop);
    });
  });
});

describe('a document that is not shown', () => {
  const open = (result: Awaited<ReturnType<typeof openPdf>>) => {
    jest.mocked(openPdf).mockResolvedValue(result);
    const onRead = jest.fn();
    const rendered = renderWithProviders(
      <DocumentLesson lessonId="1" title="随访路径图" done={false} readSeconds={0} onRead={onRead} />,
    );
    const problems: unknown[] = [];
    const dispatch = rendered.store.dispatch;
    jest.spyOn(rendered.store, 'dispatch').mockImplementation((action) => {
      if (problemFound.match(action)) problems.push(action.payload.message.replace('lesson 1: ', ''));
      return dispatch(action);
    });
    rendered.show();
    return { onRead, problems };
  };
  const rendering = (defect: 'blank' | 'incomplete' | 'failed') => ({
    pages: 1,
    firstSize: { width: 100, height: 141 },
    render: () =>
      defect === 'failed'
        ? Promise.reject(new Error('broken'))
        : Promise.resolve({ width: 100, height: 141, defect }),
    release: () => undefined,
    close: () => undefined,
  });

  it.each([
    ['a form of another program', 'form' as const, ['document /1.pdf: form']],
    ['with a password', 'locked' as const, ['document /1.pdf: locked']],
    ['damaged', 'unreadable' as const, ['document /1.pdf: unreadable']],
    ['in a browser without workers', 'unable' as const, []],
    [
      'with a picture that cannot be decoded',
      rendering('incomplete'),
      ['document /1.pdf: page 1 incomplete'],
    ],
    ['with a page that cannot be rendered', rendering('failed'), []],
    ['blank', rendering('blank'), []],
  ])('is not counted as read until its file was opened: %s', async (_, result, reasons) => {
    const { onRead, problems } = open(result);
    await user.click(await screen.findByRole('button', { name: '请先打开文件阅读' }, pageTimeout));
    expect(onRead).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: '打开文件' }));
    await user.click(screen.getByRole('button', { name: '我已读完' }));
    expect(onRead).toHaveBeenCalledTimes(1);
    await waitFor(() => {
      expect(problems).toEqual(reasons);
    });
  });

  it('is counted as read once a page that had failed is rendered, and nothing is reported', async () => {
    let isFailing = true;
    const { onRead, problems } = open({
      ...rendering('failed'),
      render: () =>
        isFailing ? Promise.reject(new Error('no network')) : Promise.resolve({ width: 100, height: 141 }),
    });
    await screen.findByRole('button', { name: '请先打开文件阅读' }, pageTimeout);
    await screen.findByText('本页暂时无法显示，可打开文件查看。');
    isFailing = false;
    // Another width renders the page again.
    await user.click(screen.getByRole('button', { name: '放大' }));
    await user.click(await screen.findByRole('button', { name: '我已读完' }));
    expect(onRead).toHaveBeenCalledTimes(1);
    expect(problems).toEqual([]);
  });
});
