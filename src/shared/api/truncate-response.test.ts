import { truncateResponse } from './truncate-response';

const huge = 1e6;

describe('a response of a megabyte', () => {
  it('is cut to what a page can show: entries of a list, characters of a word', () => {
    const rows = Array.from({ length: 10_000 }, (_, id) => ({ id, title: 'w'.repeat(huge) }));
    const read = truncateResponse({ code: 0, data: { records: rows, list: rows.slice(0, 500) } }, huge) as {
      data: Record<'records' | 'list', { title: string }[]>;
    };
    expect([read.data.records.length, read.data.list.length]).toEqual([600, 500]);
    expect(read.data.records[0]?.title.length).toBe(100_000);
  });

  it('keeps rich text, pictures and dictionaries whole', () => {
    const items = Array.from({ length: 3000 }, (_, code) => ({ dictItemCode: String(code) }));
    expect(truncateResponse({ data: [{ items }] }, huge)).toEqual({ data: [{ items }] });
    const content = `<p>${'字'.repeat(huge)}</p>`;
    const avatar = `data:image/png;base64,${'A'.repeat(huge)}`;
    expect(truncateResponse({ data: { content, avatar } }, huge)).toEqual({ data: { content, avatar } });
  });

  it('keeps every dictionary', () => {
    const data = Array.from({ length: 3000 }, (_, code) => ({ dictCode: String(code), items: [] }));
    expect(truncateResponse({ data }, huge)).toEqual({ data });
  });

  it('keeps menus and routes whole (R7.20)', () => {
    const data = Array.from({ length: 3000 }, (_, id) => ({
      path: `/${id}`,
      children: id === 0 ? Array.from({ length: 700 }, (_child, name) => ({ path: String(name) })) : [],
    }));
    expect(truncateResponse({ data }, huge)).toEqual({ data });
    const hits = Array.from({ length: 700 }, (_, id) => ({ id, kind: 'page', path: `/${id}` }));
    expect(truncateResponse({ data: hits }, huge)).toEqual({ data: hits.slice(0, 600) });
  });

  it('of usual length is not changed', () => {
    const body = { data: Array.from({ length: 2000 }, () => 'x') };
    expect(truncateResponse(body, 8000)).toBe(body);
  });
});
