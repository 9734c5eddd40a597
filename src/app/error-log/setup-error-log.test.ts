import { readConfig } from '@/shared/config/read-config';
import { isErrorLogEnabled } from './setup-error-log';

describe('the error log', () => {
  afterEach(() => {
    Object.assign(globalThis, { __PORTAL_ENV__: 'production' });
  });

  it.each([
    ['development', true],
    ['production', false],
  ])('unless somebody configures it, in %s it is on: %s (R9.21, R10.69)', (environment, on) => {
    Object.assign(globalThis, { __PORTAL_ENV__: environment });
    expect(isErrorLogEnabled(readConfig().config)).toBe(on);
  });
});
