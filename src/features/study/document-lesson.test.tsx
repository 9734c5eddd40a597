import { Activity, useState } from 'react';
import { screen, waitFor } from '@testing-library/dom';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { DocumentLesson } from './document-lesson';
import { openPdf } from './pdf/pdf-document';

jest.mock('./pdf/pdf-document', () => ({
  ...jest.requireActual<object>('./pdf/pdf-document'),
  openPdf: jest.fn(),
}));
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
      observe = () => undefined;
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
