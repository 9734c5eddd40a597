import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { openPdf } from './open-pdf';
import type { PdfDocument, PdfProblem } from './pdf-document';
import { PdfReader } from './pdf-reader';

jest.mock('./open-pdf', () => ({ openPdf: jest.fn() }));
const opening = jest.mocked(openPdf);

const documentOf = (pages: number): PdfDocument & { close: jest.Mock } => ({
  pages,
  firstSize: { width: 100, height: 141 },
  render: () => Promise.resolve({ width: 100, height: 141 }),
  release: () => undefined,
  close: jest.fn(),
});

/** A reader whose URL is renewed on request. @param results whether each request brings a new URL; `true` by default */
const handlers = { onProblem: jest.fn(), onRendered: jest.fn() };

function Lesson({
  requests,
  results,
  automatic,
}: Record<'results' | 'automatic', boolean[]> & { requests: string[] }) {
  const [media, setMedia] = useState({ url: '/1.pdf' });
  const renew = (isAutomatic = false) => {
    requests.push(media.url);
    automatic.push(isAutomatic);
    const isRenewed = results.shift() ?? true;
    if (isRenewed) setMedia({ url: `/${requests.length + 1}.pdf` });
    return Promise.resolve(isRenewed);
  };
  return <PdfReader url={media.url} version={media} title="随访路径图" renew={renew} {...handlers} />;
}

function openReader(results: (PdfDocument | PdfProblem)[], renewals: boolean[] = []) {
  const requests: string[] = [];
  const automatic: boolean[] = [];
  opening.mockReset();
  opening.mockImplementation(() => Promise.resolve(results.shift() ?? 'failed'));
  const rendered = renderWithProviders(
    <Lesson requests={requests} results={renewals} automatic={automatic} />,
  );
  rendered.show();
  return { requests, automatic, rendered };
}

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});

describe('the PDF reader', () => {
  it('shows the current page, moves and zooms by its buttons, and closes the document on unmount', async () => {
    const pdf = documentOf(12);
    const { rendered } = openReader([pdf]);
    await screen.findByRole('region', { name: '文档：随访路径图' }, pageTimeout);
    expect(screen.getByText('1 / 12')).toBeDefined();
    const previous = screen.getByRole('button', { name: '上一页' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(screen.getByText('2 / 12')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '放大' }));
    expect(screen.getByText('125%')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /适合宽度/ }));
    expect(screen.getByText('100%')).toBeDefined();
    rendered.close();
    expect(pdf.close).toHaveBeenCalledTimes(1);
  });

  it('requests another URL once when the first one fails', async () => {
    const { requests } = openReader(['failed', documentOf(2)]);
    await screen.findByText('1 / 2', {}, pageTimeout);
    expect(requests).toEqual(['/1.pdf']);
    expect(opening.mock.calls.map(([url]) => url)).toEqual(['/1.pdf', '/2.pdf']);
  });

  it('says that the document cannot be read, and requests another URL on retry', async () => {
    const { requests, automatic } = openReader(['failed', 'failed', documentOf(2)], [true, false, true]);
    expect((await screen.findByRole('alert', {}, pageTimeout)).textContent).toContain('文档暂时无法读取');
    await user.click(screen.getByRole('button', { name: '重试' }));
    // No new URL.
    expect((await screen.findByRole('alert', {}, pageTimeout)).textContent).toContain('文档暂时无法读取');
    await user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('1 / 2', {}, pageTimeout);
    expect(requests).toHaveLength(3);
    // Only those that were asked for show a failure as a toast.
    expect(automatic).toEqual([true, false, false]);
  });

  it('says that a file is damaged, and does not request another URL by itself', async () => {
    const { requests } = openReader(['unreadable']);
    expect((await screen.findByRole('alert', {}, pageTimeout)).textContent).toContain('文档已损坏');
    expect(requests).toEqual([]);
  });

  it('says that a file is a form of another program, and offers no retry', async () => {
    openReader(['form']);
    expect((await screen.findByRole('alert', {}, pageTimeout)).textContent).toContain('XFA');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('says that a file has a password, and offers no retry', async () => {
    const { requests } = openReader(['locked']);
    expect((await screen.findByRole('alert', {}, pageTimeout)).textContent).toContain('文档设有密码');
    expect([requests, screen.queryByRole('button', { name: '重试' })]).toEqual([[], null]);
  });

  it('says that the file has to be opened where pdf.js does not run', async () => {
    openReader(['unable']);
    expect(await screen.findByText(/请打开文件阅读/, {}, pageTimeout)).toBeDefined();
    expect(opening).toHaveBeenCalled();
    expect(handlers.onProblem).toHaveBeenLastCalledWith('unable');
    expect(screen.queryByRole('region')).toBeNull();
  });
});
