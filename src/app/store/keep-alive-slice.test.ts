import { keepAlive, selectKeepAlive, touchLru } from './keep-alive-slice';
import { pageOpened } from './page-entry';

const touch = (entries: string[], entry: string, most = 20) => touchLru(entries, entry, most, Object.is);
const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

describe('the cached pages', () => {
  it('are the most recently used, the newest last', () => {
    expect(touch(['a', 'b', 'c'], 'a')).toEqual(['b', 'c', 'a']);
    expect(touch([], 'a')).toEqual(['a']);
  });

  it('are at most 20; the 21st evicts the least recently used (R2.49, R9.9)', () => {
    expect(touch(many(19), 'new')).toEqual([...many(19), 'new']);
    expect(touch(many(20), 'new')).toEqual([...many(20).slice(1), 'new']);
    expect(touch(many(20), 'p0')).toEqual([...many(20).slice(1), 'p0']);
  });

  it('with unsaved input are evicted last, and never exceed 20 (R2.49, R9.9)', () => {
    const touchWithUnsaved = (...unsaved: string[]) =>
      touchLru(many(20), 'new', 20, Object.is, (page) => unsaved.includes(page));
    expect(touchWithUnsaved('p0', 'p1')).toEqual(['p0', 'p1', ...many(20).slice(3), 'new']);
    expect(touchWithUnsaved(...many(20))).toEqual([...many(20).slice(1), 'new']);
  });

  it('are 20 after 30 pages were opened (R2.49, R9.9)', () => {
    const state = many(30).reduce(
      (before, id) => keepAlive.reducer(before, pageOpened({ id, meta: {} } as never)),
      keepAlive.getInitialState(),
    );
    expect(selectKeepAlive({ keepAlive: state }).ids).toEqual(many(30).slice(10));
  });
});
