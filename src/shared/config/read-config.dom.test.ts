// jsdom: the defaults are addresses relative to the page
import { readConfig } from './read-config';

describe('the runtime configuration', () => {
  it('has a default for every field (R10.1, R10.2, R10.3, R10.4, R10.5, R10.6, R10.12)', () => {
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

  it('merges the sources field by field, the later one wins, also inside texts', () => {
    const { config } = readConfig({ product: 'a', site: { icp: 'X' } }, { product: 'b' }, undefined, {
      site: { police: 'Y' },
    });
    expect([config.product, config.site.icp, config.site.police]).toEqual(['b', 'X', 'Y']);
  });

  it('uses a configured title as short title too, unless that is configured', () => {
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
    [{ timeoutMs: 'soon' }, 'config.timeoutMs：应为数字 / expects a number'],
    [{ timeoutMs: 5 }, 'config.timeoutMs：不能小于 100 / expects at least 100'],
    [{ tokenName: '' }, 'config.tokenName：不能为空 / expects a text'],
    [
      { storageKind: 'disk' },
      'config.storageKind：应为 local、session、cookie 之一 / expects one of local, session, cookie',
    ],
    [{ site: { icp: 7 } }, 'config.site.icp：应为文字 / expects a text'],
    [{ publicPaths: ['x'] }, 'config.publicPaths.0：应以 / 开头 / expects a path that begins with /'],
    [{ publicUrl: 'x' }, 'config.publicUrl：应为 http 或 https 地址 / expects an http or https address'],
    ...['http://', 'localhost:11000/api', 'javascript:alert(1)'].map((apiBase): [object, string] => [
      { apiBase },
      'config.apiBase：应为 http 或 https 地址，或以 / 开头的路径 / expects an http or https address, or a path such as /api',
    ]),
    [
      { brand: { colour: 'purple' } },
      'config.brand.colour：应为 #rrggbb 形式的颜色 / expects a colour such as #7a1fa2',
    ],
    [{ brand: { radius: 25 } }, 'config.brand.radius：应为 0 到 24 的数字 / expects a number from 0 to 24'],
    [
      { brand: { font: 'a;b' } },
      'config.brand.font：应为 CSS 字体列表 / expects a CSS list of font families',
    ],
    [{ site: 7 }, 'config.site：应为一组字段 / expects an object of fields'],
  ])('names the invalid field of %j and what it expects, and uses the default', (source, problem) => {
    const { config, problems } = readConfig({ ...source, product: 'kept' });
    expect(problems).toEqual([problem]);
    expect(config).toEqual({ ...readConfig().config, product: 'kept' });
  });

  it('names unknown settings at any depth', () => {
    const given = {
      apiBas: '/x',
      product: 'a',
      site: { ipc: 'X', icp: 'X' },
      theme: { themename: 'dark' },
      brand: { color: '#000000' },
    };
    expect(readConfig(given, { extra: { grey: true }, '': 1 }).unknown).toEqual([
      'config.apiBas',
      'config.site.ipc',
      'config.theme.themename',
      'config.brand.color',
      'config.',
    ]);
    expect(readConfig({ loginHeaders: { 'tenant-id': '7' } }).unknown).toEqual([]);
    const { config } = readConfig();
    expect(readConfig(config)).toEqual({ config, problems: [], unknown: [] });
  });

  it.each([[null], [7], ['x'], [[]]])('reports %j as no configuration, and uses the defaults', (source) => {
    expect(readConfig(source)).toEqual({
      ...readConfig(),
      problems: ['config：应为 JSON 对象 / expects a JSON object'],
    });
  });
});
