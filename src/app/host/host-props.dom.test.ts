import { createPropsReader, parseHostProps } from './host-props';

const read = (props: Record<string, unknown>) => parseHostProps(props);

describe('the props of a host', () => {
  it('are passed on when they are valid, with all other props of the host', () => {
    const props = {
      container: document.body,
      name: 'training',
      basePath: '/portal',
      history: 'memory',
      initialPath: '/article?page=2',
      token: null,
      language: 'en-US',
      theme: 'dark',
      config: {},
      onNavigate: () => undefined,
      navigate: () => undefined,
      onSessionExpired: () => undefined,
      onError: () => undefined,
      onUnsavedChange: () => undefined,
      onGlobalStateChange: () => undefined,
      singleSpa: {},
    };
    expect(read(props)).toEqual({ host: props, problems: [] });
    expect(read({ token: undefined, theme: undefined }).problems).toEqual([]);
  });

  it.each([
    ['basePath', 'portal', 'a path such as /portal'],
    ['basePath', 7, 'a path such as /portal'],
    ['basePath', '/a?b', 'a path such as /portal'],
    ['basePath', '/a#b', 'a path such as /portal'],
    ['basePath', '/portal//', 'a path such as /portal'],
    ['history', 'browser', 'hash or memory'],
    ['initialPath', 'https://example.org/', 'an in-app path such as /article?page=2'],
    ['onNavigate', '/x', 'a function'],
    ['token', { secret: 't1' }, 'a text, or null for nobody'],
    ['language', 'zh', 'zh-CN or en-US'],
    ['theme', 'pink', 'blue-white or dark or contrast'],
    ['theme', null, 'blue-white or dark or contrast'],
    ['config', 'text', 'an object of settings'],
    ['config', [], 'an object of settings'],
    ['onGlobalStateChange', {}, 'a function'],
    ['navigate', true, 'a function'],
    ['onUnsavedChange', 'no', 'a function'],
    ['onSessionExpired', 1, 'a function'],
    ['onError', {}, 'a function'],
  ])('drop %s %j and name what was expected', (prop, value, expected) => {
    const { host, problems } = read({ [prop]: value, name: 'training' });
    expect(host).toEqual({ name: 'training' });
    expect(problems.map(String)).toEqual([`HostPropError: ${prop}: expected ${expected}`]);
  });

  it('are all validated: each invalid one is reported', () => {
    expect(read({ theme: 'pink', language: 1, navigate: 2 }).problems).toHaveLength(3);
  });

  it.each([
    ['browser', {}],
    ['hash', {}],
    ['memory', { history: 'memory' }],
    [{ type: 'browser' }, {}],
    [{ type: 'memory' }, { history: 'memory' }],
    [undefined, {}],
  ])('of umi are no mistakes: history %j', (history, used) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const report = jest.fn();
    const ofUmi = {
      ...{ __globalRoutesInfo: { base: '/' }, base: '/training', getMatchedBase: () => '/training' },
      ...{
        setLoading: () => undefined,
        autoSetLoading: true,
        autoCaptureError: true,
        onHistoryInit: () => undefined,
      },
    };
    const host = createPropsReader(report)({ ...ofUmi, history } as never);
    expect(host).toEqual({ ...ofUmi, ...used });
    expect([report.mock.calls, warned.mock.calls]).toEqual([[], []]);
    warned.mockRestore();
  });

  it('that stay wrong are named once, however often an update repeats them', () => {
    const report = jest.fn();
    const readProps = createPropsReader(report);
    for (const props of [{ theme: 'pink' }, { theme: 'pink' }, { theme: 'pink', language: 'fr' }, {}])
      readProps(props as never);
    expect(report.mock.calls.map(String)).toEqual([
      'HostPropError: theme: expected blue-white or dark or contrast',
      'HostPropError: language: expected zh-CN or en-US',
    ]);
  });
});
