import { memoryStorage, prefixedStorage, webStorage } from './storage';

describe('storage', () => {
  it('puts the prefix before every key (R10.6, R10.7)', () => {
    const under = memoryStorage();
    prefixedStorage(under, 'portal:').set('settings', 'x');
    expect([under.get('portal:settings'), under.get('settings')]).toEqual(['x', null]);
  });

  it('survives a browser that bars storage', () => {
    const storage = webStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storage.set('k', 'v');
    storage.remove('k');
    expect(storage.get('k')).toBeNull();
  });
});
