import { memoryStorage, prefixedStorage, webStorage } from './storage';

describe('storage', () => {
  it('prefixes every key (R10.6, R10.7)', () => {
    const under = memoryStorage();
    prefixedStorage(under, 'portal:').set('settings', 'x');
    expect([under.get('portal:settings'), under.get('settings')]).toEqual(['x', null]);
  });

  it('does not throw where the browser blocks storage', () => {
    const storage = webStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storage.set('k', 'v');
    storage.remove('k');
    expect(storage.get('k')).toBeNull();
  });

  it('does not throw where storage is full, and still reads what is there', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = webStorage(() => ({ setItem, getItem: () => 'old' }) as unknown as Storage);
    storage.set('k', 'v');
    expect(storage.get('k')).toBe('old');
  });
});
