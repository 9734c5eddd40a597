import { contentSecurityPolicy, nginxExample, originsOf } from './deploy-files';

const page = (config: object) =>
  `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script><script>start()</script>`;
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

test('the page may call, and show pictures of, its own origin and the configured ones only', () => {
  const plain = contentSecurityPolicy(page({}));
  expect(plain).not.toMatch(/https?:/);
  expect(sourcesOf(plain, 'connect-src')).toEqual(["'self'"]);
  expect(sourcesOf(plain, 'img-src')).toEqual(["'self'", 'data:', 'blob:']);
  const config = { apiBase: 'https://api.example.org/v2', objectStorageBase: '/files' };
  const policy = contentSecurityPolicy(
    page(config),
    originsOf('https://media.example.org, http://b.example:81'),
  );
  const others = ['https://api.example.org', 'https://media.example.org', 'http://b.example:81'];
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", ...others]);
  expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', ...others]);
  expect(sourcesOf(policy, 'media-src')).toEqual(["'self'", 'blob:', ...others]);
  expect(sourcesOf(policy, 'script-src')?.join(' ')).toMatch(/^'self' 'sha256-[\w+/]+='$/);
});

test.each(['https:', '*', "'unsafe-inline'", 'https://a.example/path', 'https://a.example; script-src *'])(
  'PORTAL_ORIGINS %s, which would widen the policy, ends the build',
  (text) => {
    expect(() => originsOf(text)).toThrow('PORTAL_ORIGINS');
  },
);

test('nginx logs paths without queries, which may hold a phone and its code', () => {
  const config = nginxExample();
  const [, format = ''] = /log_format portal ([^;]*);/.exec(config) ?? [];
  expect(format).toContain('$uri');
  expect(config).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
  expect(config.match(/access_log (?!off).*;/g)).toEqual(['access_log /var/log/nginx/portal.log portal;']);
  // an error line would repeat the request
  expect(config.match(/error_log .*;/g)).toEqual(['error_log /var/log/nginx/portal-error.log crit;']);
});
