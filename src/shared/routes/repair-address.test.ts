import { repairAddress } from './repair-address';

/** As the browser writes the text after `#`. */
const asHash = (text: string) => new URL(`http://a/#${text}`).hash.slice(1);

it.each([
  ['/article&shareTo=weixin', '/article'],
  ['wechat_redirect', '/'],
  ['/wechat_redirect', '/'],
  ['/article#wechat_redirect', '/article'],
  ['/article%3Ffrom%3Dtimeline', '/article?from=timeline'],
  ['/article%3Fpage%3D2%26from%3Dtimeline', '/article?page=2&from=timeline'],
  ['%2Farticle', '/article'],
  ['%252Farticle%253Fpage%253D2', '/article?page=2'],
  ['/article。', '/article'],
  ['/article）', '/article'],
  ['/article），点开看', '/article'],
  ['/article，', '/article'],
  ['/article，请查收', '/article'],
  ['/article：请查收', '/article'],
  ['/article→', '/article'],
  ['/article👍看', '/article'],
  ['/article=', '/article'],
  ['/article、', '/article'],
  ['/article！', '/article'],
  ['/article.', '/article'],
  ['/article).', '/article'],
  ['/article"', '/article'],
  ['<//article>', '/article'],
  ['“/article”', '/article'],
  ['《/article》', '/article'],
  ['/article 看这里', '/article'],
  ['/article\u200b', '/article'],
  ['\ufeff/article', '/article'],
  ['/arti\u200bcle', '/article'],
  ['／article', '/article'],
  ['/ａｒｔｉｃｌｅ？page=2', '/article?page=2'],
  ['/article/12。', '/article/12'],
  ['/article/12&from=singlemessage', '/article/12'],
  ['/article/12&from=x?page=2', '/article/12?page=2'],
  ['/project/7）？from=timeline&isappinstalled=0', '/project/7?from=timeline&isappinstalled=0'],
  ['#/article/12', '/article/12'],
  ['/#/article/12', '/article/12'],
  ['!/article/12', '/article/12'],
  ['//article//12', '/article/12'],
  ['/verify/OT-2026-0001。', '/verify/OT-2026-0001'],
  ['/uc/myCert；', '/uc/myCert'],
  ['/article?page=2。', '/article?page=2'],
  ['/article?category=3&page=2）', '/article?category=3&page=2'],
  ['/article?page=2\u200b', '/article?page=2'],
  ['/article?category=3&amp;page=2', '/article?category=3&page=2'],
  ['/&shareTo=weixin', '/'],
  ['/。', '/'],
  ['/index&shareTo=weixin', '/index'],
])('%s becomes %s', (given, meant) => {
  expect(repairAddress(asHash(given))).toBe(meant);
  expect(repairAddress(repairAddress(asHash(given)))).toBe(meant);
});

it.each([
  ...['', '/', '/index', '/article/12', '/article/12/', '/uc/userInfo', '/verify/OT20260001', '/Article'],
  ...[
    '/search?q=肝。',
    '/search?q=“肝移植”',
    '/project?keyword=肝）',
    '/search?q=a&b',
    '/login?redirect=/article。',
  ],
  ...['/search?q=肝？', '/article?page=2&from=timeline', '/article?page=2#wechat_redirect'],
  // not ours, or no page
  ...['/培训（一）', '/培训。', '/nowhere。', '/%zz', '/%E0%A4%A', '/no/100%?x=%zz', '/no/such/page?x=1'],
  // ids that do not exist
  ...['/exam?ticket=abc_', '/exam?ticket=abc。', '/article?from=a-', '/project/1?keep=2&back=/search?q=foo.'],
  ...[
    '/hospital/1.5',
    '/hospital/京',
    '/article/%00',
    '/article/%2e%2e',
    '/article/..',
    '/project/1e3',
    '/article/a/b/c',
  ],
])('%s stays', (address) => {
  const written = asHash(address);
  expect(repairAddress(written)).toBe(written);
});

it.each(['.', '_', '/', '#', '&', '?', '=', '%2E', '%252E', '%E3%80%82', '.a', '_a', '&a=.'])(
  'an address with a very long run of %s costs little',
  (part) => {
    const long = part.repeat(50_000 / part.length);
    const startedAt = performance.now();
    for (const [before, after] of [
      ['/article', 'a'],
      ['/article?page=2', 'a'],
      ['/article/', '/。'],
    ] as const)
      repairAddress(`${before}${long}${after}`);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  },
);
