import { touchLru } from './lru';

const touch = (entries: string[], entry: string, most = 20) => touchLru(entries, entry, most, Object.is);
const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

describe('the pages that are kept', () => {
  it('are the most recently used, the newest last', () => {
    expect(touch(['a', 'b', 'c'], 'a')).toEqual(['b', 'c', 'a']);
    expect(touch([], 'a')).toEqual(['a']);
  });

  it('are 20 and no more; the 21st takes the place of the one unused for longest (R2.49, R9.9)', () => {
    expect(touch(many(19), 'new')).toEqual([...many(19), 'new']);
    expect(touch(many(20), 'new')).toEqual([...many(20).slice(1), 'new']);
    expect(touch(many(20), 'p0')).toEqual([...many(20).slice(1), 'p0']);
  });

  it('give up those without unsaved input first, and keep no more than 20 all the same (R2.49, R9.9)', () => {
    const touchBut = (...unsaved: string[]) =>
      touchLru(many(20), 'new', 20, Object.is, (page) => unsaved.includes(page));
    expect(touchBut('p0', 'p1')).toEqual(['p0', 'p1', ...many(20).slice(3), 'new']);
    expect(touchBut(...many(20))).toEqual([...many(20).slice(1), 'new']);
  });
});
