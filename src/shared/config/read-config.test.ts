import { readConfig } from './read-config';

describe('the runtime configuration', () => {
  it('has a default for everything (R10.1, R10.2, R10.3, R10.4, R10.5, R10.6, R10.12)', () => {
    const { config, problems } = readConfig();
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      apiBase: '/api',
      product: 'train',
      tokenField: 'access_token',
      timeoutMs: 10_000,
      tokenName: 'portal-token',
      storagePrefix: '',
      loadingText: { 'zh-CN': '加载中…' },
      messageDurationMs: 3000,
      storageKind: 'local',
    });
    expect(config.site.title['zh-CN']).toBe('国家器官移植发展培训平台');
  });

  it('lets the later source win, field by field, inside texts too', () => {
    const { config } = readConfig({ product: 'a', site: { icp: 'X' } }, { product: 'b' }, undefined, {
      site: { police: 'Y' },
    });
    expect([config.product, config.site.icp, config.site.police]).toEqual(['b', 'X', 'Y']);
  });

  it('takes a title of one’s own for its short form too, unless that is given', () => {
    const own = (name: string) => ({ 'zh-CN': name, 'en-US': name });
    const titles = (site: object) => {
      const { title, shortTitle } = readConfig({ site }).config.site;
      return [title['en-US'], shortTitle['en-US']];
    };
    expect(titles({ icp: 'X' })[1]).toBe('Transplant Training');
    expect(titles({ title: own('long') })).toEqual(['long', 'long']);
    expect(titles({ title: own('long'), shortTitle: own('short') })).toEqual(['long', 'short']);
  });

  it.each([
    [{ timeoutMs: 'soon' }, 'config.timeoutMs: expects number'],
    [{ timeoutMs: 5 }, 'config.timeoutMs: expects at least 100'],
    [{ storageKind: 'disk' }, 'config.storageKind: expects one of local, session, cookie'],
    [{ site: { icp: 7 } }, 'config.site.icp: expects string'],
    [{ site: 7 }, 'config.site: expects object'],
  ])('names the field of %j and what it expects, and goes on with the default', (source, problem) => {
    const { config, problems } = readConfig({ ...source, product: 'kept' });
    expect(problems).toEqual([problem]);
    expect(config).toEqual({ ...readConfig().config, product: 'kept' });
  });

  it.each([[null], [7], ['x'], [[]]])(
    'says that %j is no configuration, and goes on without it',
    (source) => {
      expect(readConfig(source)).toEqual({ ...readConfig(), problems: ['config: expects object'] });
    },
  );
});
