import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { openPdf } from './open-pdf';
import { PdfReader } from './pdf-reader';
import type { PdfDocument, PdfProblem } from './pdf-document';

jest.mock('./open-pdf', () => ({ openPdf: jest.fn() }));
const opening = jest.mocked(openPdf);

const documentOf = (pages: number): PdfDocument & { close: jest.Mock } => ({
  pages,
  firstSize: { width: 100, height: 141 },
  render: () => Promise.resolve({ width: 100, height: 141 }),
  release: () => undefined,
  close: jest.fn(),
});

/** A reader whose address is renewed as often as it asks, as far as the platform answers. */
function Lesson({ asks, answers }: { asks: string[]; answers: boolean[] }) {
  const [media, setMedia] = useState({ url: '/1.pdf' });
  const renew = () => {
    asks.push(media.url);
    const came = answers.shift() ?? true;
    if (came) setMedia({ url: `/${asks.length + 1}.pdf` });
    return Promise.resolve(came);
  };
  return <PdfReader url={media.url} asked={media} title="随访路径图" renew={renew} />;
}

function read(answers: (PdfDocument | PdfProblem)[], renewals: boolean[] = []) {
  const asks: string[] = [];
  opening.mockReset();
  opening.mockImplementation(() => Promise.resolve(answers.shift() ?? 'failed'));
  const part = renderWithProviders(<Lesson asks={asks} answers={renewals} />);
  part.show();
  return { asks, part };
}

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});

describe('the reader of a document', () => {
  it('shows where one is in it, goes on by its buttons, and closes it when one leaves', async () => {
    const pdf = documentOf(12);
    const { part } = read([pdf]);
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
    part.close();
    expect(pdf.close).toHaveBeenCalledTimes(1);
  });

  it('asks for another address once where the first one failed', async () => {
    const { asks } = read(['failed', documentOf(2)]);
    await screen.findByText('1 / 2', {}, pageTimeout);
    expect(asks).toEqual(['/1.pdf']);
    expect(opening.mock.calls.map(([url]) => url)).toEqual(['/1.pdf', '/2.pdf']);
  });

  it('says that it cannot be read now, and a retry asks anew', async () => {
    const { asks } = read(['failed', 'failed', documentOf(2)], [true, false, true]);
    expect((await screen.findByRole('alert', {}, pageTimeout)).textContent).toContain('文档暂时无法读取');
    await user.click(screen.getByRole('button', { name: '重试' }));
    // no address came
    expect((await screen.findByRole('alert', {}, pageTimeout)).textContent).toContain('文档暂时无法读取');
    await user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('1 / 2', {}, pageTimeout);
    expect(asks).toHaveLength(3);
  });

  it('says that a file is damaged, and asks for no other address by itself', async () => {
    const { asks } = read(['unreadable']);
    expect((await screen.findByRole('alert', {}, pageTimeout)).textContent).toContain('文档已损坏');
    expect(asks).toEqual([]);
  });

  it('says that a file has a password, and offers no retry that would not help', async () => {
    const { asks } = read(['locked']);
    expect((await screen.findByRole('alert', {}, pageTimeout)).textContent).toContain('文档设有密码');
    expect([asks, screen.queryByRole('button', { name: '重试' })]).toEqual([[], null]);
  });

  it('is silent where pdf.js does not run: the file stands beside it', async () => {
    read(['unable']);
    await waitFor(() => {
      expect(opening).toHaveBeenCalled();
      expect(screen.queryByText('正在打开文档')).toBeNull();
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  });
});
