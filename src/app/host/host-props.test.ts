import { parseHostProps } from './host-props';

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
});
