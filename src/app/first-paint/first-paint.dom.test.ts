import fc from 'fast-check';
import type { PreloadedResponses } from './preloaded-responses';
import { homeTemplates } from './home-templates';
import { brandGrounds } from '@/shared/theme/brand';
import { paintBrand } from './paint-brand';
import { paintHome } from './paint-home';
import { renderHome } from './render-home';

afterEach(() => {
  localStorage.clear();
});

// the page's part below the fold waits for it
Object.assign(window, { IntersectionObserver: class {} });
const templates = homeTemplates(renderHome);
const memberPage = renderHome([], 'member');
let view: Parameters<typeof paintHome>[0];

interface Page {
  config?: object;
  shell?: string;
  /** The requests carry a token. */
  member?: boolean;
  /** Each response is given as its data, or as its whole text; a promise that stays pending is a missing response. */
  responses: readonly unknown[];
}

/** Paints into a page such as index.html. @returns the painted page, null if there is none */
async function paint({ config = {}, shell = '', member = false, responses }: Page): Promise<string | null> {
  document.body.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>
    <div data-first-paint ${shell}>${templates}</div>`;
  const early = Object.fromEntries(
    responses.map((data, index) => [
      index.toString(36) + 'early',
      data instanceof Promise
        ? (data as Promise<never>)
        : Promise.resolve(
            new Response(typeof data === 'string' ? data : JSON.stringify({ code: '00000', data })),
          ),
    ]),
  );
  view = Object.assign(new EventTarget(), {
    document,
    location,
    localStorage,
    __portalEarly: { member, responses: early },
  });
  paintHome(view);
  // the script reads a clone of each response; it has read the clone once the response itself is read here
  const responded = Object.values(early).filter((_response, index) => !(responses[index] instanceof Promise));
  await Promise.all(responded.map(async (response) => (await response).text()));
  await new Promise((done) => setTimeout(done)); // after the callbacks of these promises
  return document.querySelector('main')?.innerHTML.replace(/ data-response="\d"/g, '') ?? null;
}

/** The markup that React renders, as a document serialises it. */
function rendered(responses: readonly unknown[], html = renderHome(responses as PreloadedResponses)): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const image of template.content.querySelectorAll('img'))
    image.setAttribute('src', location.origin + (image.getAttribute('src') ?? ''));
  return template.innerHTML;
}

const hostile = ['<img src=x onerror=alert(1)>', '"><script>', '__text.0.title__', '$&', '{{x}}', ' '];
const text = fc.oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constantFrom(...hostile));
const article = fc.record({
  id: fc.bigInt({ min: 1n, max: 10n ** 18n }).map(String),
  title: text,
  publishedAt: fc
    .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  pinned: fc.constantFrom(true, false, undefined),
});
const banner = fc.record({
  title: text,
  description: text,
  image: fc.constantFrom('/media/a.svg', 'media/b c.png'),
  jumpUrl: fc.constantFrom('/article/1', '/#/project?state=open', '#/verify', '/article/ü?q=<b>'),
});
const articles = fc
  .array(article, { minLength: 1, maxLength: 8 })
  .map((records) => ({ records, total: records.length, current: 1, size: 8 }));

it('The home page that index.html paints from the first responses is the one that React renders from them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(articles, articles, fc.array(banner, { minLength: 1, maxLength: 6 })),
      async (responses) => {
        expect(await paint({ responses })).toBe(rendered(responses));
      },
    ),
    { numRuns: 20 },
  );
});

const news = (change: object) => ({
  records: [{ id: '1', title: 'T', publishedAt: '2026-11-23T00:00:00Z', ...change }],
  total: 1,
});
const slide = { title: 'T', description: 'D', image: '/a.svg', jumpUrl: '/article/1' };

it.each([
  ['a failure', '{"code":"B0503","data":null}'],
  ['no JSON', '<html>'],
  ['no entries', { records: [], total: 0 }],
  ['more entries than the page shows', { records: Array(9).fill(news({}).records[0]), total: 9 }],
  ['an id with a path', news({ id: '1/../../login' })],
  ['no title', news({ title: null })],
  ['a time of another form', news({ publishedAt: '2026-11-23 10:00:00' })],
])('A response with %s stays loading', async (_what, response) => {
  expect(await paint({ responses: [response] })).toBe(rendered([]));
});

it.each(['javascript:alert(1)', 'https://example.org/', '//example.org', '/a/../login', null])(
  'A banner that leads to %s stays loading',
  async (jumpUrl) => {
    expect(await paint({ responses: [{}, {}, [{ ...slide, jumpUrl }]] })).toBe(rendered([]));
  },
);

describe('On the next visit', () => {
  const pendingResponses = [
    new Promise<never>(() => {}),
    new Promise<never>(() => {}),
    new Promise<never>(() => {}),
  ];
  const responses = [news({}), news({ title: 'N' }), [slide]];
  const changed = [news({ title: 'later' }), ...responses.slice(1)];
  const stored = () => ({ ...localStorage });
  const later = (hours: number) =>
    jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + hours * 3_600_000);
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('a visitor sees the last responses before the new ones are there', async () => {
    await paint({ responses });
    expect(await paint({ responses: pendingResponses })).toBe(rendered(responses));
    expect(view.__portalEarly?.painted).toBeInstanceOf(Promise);
    await view.__portalEarly?.painted;
  });

  it('new responses replace the last ones', async () => {
    await paint({ responses });
    expect(await paint({ responses: changed })).toBe(rendered(changed));
    expect(await paint({ responses: pendingResponses })).toBe(rendered(changed));
  });

  it('failures leave the last responses on the page and in the storage', async () => {
    await paint({ responses });
    const before = stored();
    expect(await paint({ responses: ['{"code":"B0503"}', ...responses.slice(1)] })).toBe(rendered(responses));
    expect(stored()).toEqual(before);
  });

  it('a user sees none of them, and their own responses are not stored', async () => {
    await paint({ member: true, responses });
    expect(stored()).toEqual({});
    await paint({ responses });
    expect(await paint({ member: true, responses: pendingResponses })).toBe(rendered([], memberPage));
  });

  it.each([
    ['older than a day', {}, 25],
    ['older than the configured hours', { cacheHours: 2 }, 3],
    ['of another portal of the address', { storagePrefix: 'p:' }, 1],
  ])('responses %s are not shown', async (_which, config, hours) => {
    await paint({ responses });
    later(hours);
    expect(await paint({ config, responses: pendingResponses })).toBe(rendered([]));
  });

  it.each(['', 'null', '{', '{"at":1}', '[]', `{"at":${Date.now()},"responses":[{"records":[{}]},null,7]}`])(
    'a storage that holds %j leaves the page loading',
    async (text) => {
      localStorage.setItem('home_responses', text);
      expect(await paint({ responses: pendingResponses })).toBe(rendered([]));
    },
  );
});

it('Pictures come from the configured storage', async () => {
  const config = { objectStorageBase: 'https://media.example.org/' };
  expect(await paint({ config, responses: [{}, {}, [slide]] })).toContain(
    'src="https://media.example.org/a.svg"',
  );
});

it.each([
  ['a user', { member: true }, 0],
  [
    'a visitor who may open every notice',
    { config: { publicPaths: ['/index', '/notice*', '/uc/:section'] } },
    2,
  ],
  ['a visitor who may open every page', { config: { publicPaths: ['/index', '/*'] } }, 0],
  ['a visitor of a portal without login', { config: { loginInterception: false } }, 0],
])('Of the painted links of %s, only those that need a login show a lock', async (_who, page, locks) => {
  const painted = await paint({ ...page, responses: [news({}), news({}), [slide]] });
  // the news item and the banner, which leads to it
  expect(painted?.split('data-lock').length).toBe(locks + 1);
});

it('A user sees the page with their own parts loading', async () => {
  expect(await paint({ member: true, responses: [] })).toBe(rendered([], memberPage));
});

it.each<[string, Omit<Page, 'responses'>]>([
  ['in another language', { shell: 'data-without-text' }],
  ['in another layout', { shell: 'hidden' }],
  ['that needs a login', { config: { publicPaths: ['/login'] } }],
  ['that the platform may replace', { member: true, config: { authMode: 'all' } }],
])('A home page %s is not painted', async (_which, page) => {
  expect(await paint({ ...page, responses: [] })).toBeNull();
});

it('A painted page is removed when a link opens another one, and keeps a submitted form and clicked buttons for the portal', async () => {
  await paint({ responses: [] });
  const main = document.querySelector('main');
  const form = document.createElement('form');
  main?.append(form);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect([submit.defaultPrevented, form.dataset.submitted]).toEqual([true, '']);
  const buttons = ['button', 'submit', 'button'].map((type) =>
    Object.assign(document.createElement('button'), { type }),
  );
  main?.append(...buttons);
  for (const button of [...buttons, ...buttons.slice(0, 1)]) button.click();
  expect(buttons.map(({ dataset }) => dataset.clicked)).toEqual(['2', undefined, '1']);
  view.dispatchEvent(new Event('hashchange'));
  expect(main?.isConnected).toBe(false);
});

it.each([
  [{ colour: '#7a1fa2', radius: 2, font: 'serif' }, 'dark', ['#bf93d2', '0.25', 'serif']],
  [{ colour: '#7a1fa2' }, 'contrast', ['', '', '']],
  [{ colour: 'purple', radius: 99, font: 'a;b' }, 'dark', ['', '', '']],
  [null, 'dark', ['', '', '']],
])('The shell has the brand %j of the configuration in the theme %s', async (brand, theme, expected) => {
  await paint({ config: { brand }, shell: `data-theme="${theme}"`, responses: [] });
  paintBrand(document, brandGrounds());
  const { style } = document.querySelector<HTMLElement>('[data-first-paint]') ?? document.body;
  expect(['--p-primary', '--p-round', '--p-font'].map((name) => style.getPropertyValue(name))).toEqual(
    expected,
  );
});
