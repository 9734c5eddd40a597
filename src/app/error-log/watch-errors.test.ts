import { readConfig } from '@/shared/config/read-config';
import { isLogOn } from './watch-errors';

describe('the error log', () => {
  afterEach(() => {
    Object.assign(globalThis, { __PORTAL_ENV__: 'production' });
  });

  it.each([
    ['development', true],
    ['production', false],
  ])('unless somebody configures it, in %s it is on: %s (R9.21, R10.69)', (environment, on) => {
    Object.assign(globalThis, { __PORTAL_ENV__: environment });
    expect(isLogOn(readConfig().config)).toBe(on);
  });
});
