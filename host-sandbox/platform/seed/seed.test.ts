import { articlePath, articleRows, attachmentFiles, attachmentRows } from './article-rows';
import { bannerRows, friendLinkRows } from './site';
import { dictionaryRows } from './dictionaries';
import { menuRows } from './menu';
import { pictures } from './media/pictures';

const now = new Date('2026-03-01T04:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

test('the sample is deterministic for a given time', () => {
  expect(articleRows(now)).toEqual(articleRows(now));
  expect(attachmentRows(now)).toEqual(attachmentRows(now));
});

test('published articles spread over the two years before the seeding', () => {
  const ages = articleRows(now)
    .filter(({ draft, publishedAt }) => !draft && publishedAt <= now)
    .map(({ publishedAt }) => (now.getTime() - publishedAt.getTime()) / dayMs);
  expect(Math.min(...ages)).toBeLessThan(4);
  expect(Math.max(...ages)).toBeGreaterThan(600);
  expect(Math.max(...ages)).toBeLessThan(731);
});

test('every article has a category, a summary and existing pictures only', () => {
  for (const { title, categoryId, summary, content, cover } of articleRows(now)) {
    expect([title, categoryId]).toEqual([title, expect.anything()]);
    expect(summary.length).toBeGreaterThan(8);
    const used = [cover ?? '', ...content.matchAll(/src="([^"]+)"/g)].map((found) =>
      String(Array.isArray(found) ? found[1] : found),
    );
    for (const address of used.filter((address) => address !== '')) {
      expect(Object.keys(pictures)).toContain(address.replace(/^\/media\/picture\/(.+)\.svg$/, '$1'));
    }
  }
});

test('an attachment row has the size of the generated file', () => {
  const files = attachmentFiles();
  expect(attachmentRows(now).map(({ file, size }) => [file, size])).toEqual(
    files.map(({ file, make }) => [file, make().length]),
  );
});

test('pictures are small, have a size, contain no text, and are the same each time', () => {
  for (const [name, make] of Object.entries(pictures)) {
    const svg = make();
    expect(make()).toBe(svg);
    expect([name, svg]).toEqual([name, expect.stringMatching(/^<svg [^>]*width="\d+" height="\d+"/)]);
    expect(svg).not.toContain('<text');
    expect(Buffer.byteLength(svg)).toBeLessThan(3 * 1024);
  }
});

test('links point to existing pages or to addresses reserved for examples', () => {
  expect(bannerRows()).toHaveLength(5);
  for (const { jumpUrl } of bannerRows()) expect(jumpUrl).toMatch(/^\/(article|notice)(\/\d+)?$/);
  expect(friendLinkRows()).toHaveLength(8);
  for (const { jumpUrl } of friendLinkRows())
    expect(new URL(jumpUrl).hostname).toMatch(/\.example\.(org|com|net)$/);
  expect(() => articlePath('没有这篇')).toThrow();
});

test('no menu has sign-in, registration, reset, terms or error pages (R2.8)', () => {
  const paths = menuRows().map(({ path }) => path.split('?')[0]);
  expect(paths.length).toBeGreaterThan(25);
  for (const path of ['/login', '/register', '/forgotpsd', '/contract', '/403', '/404'])
    expect(paths).not.toContain(path);
});

test('an entry of the menu has more than 18 children (R10.25)', () => {
  const rows = menuRows();
  const counts = rows.map(({ id }) => rows.filter(({ parentId }) => parentId === id).length);
  expect(Math.max(...counts)).toBeGreaterThan(18);
});

test('there are at least five dictionaries and all provinces', () => {
  const rows = dictionaryRows();
  expect(new Set(rows.map(({ dictCode }) => dictCode)).size).toBeGreaterThanOrEqual(5);
  expect(rows.filter(({ dictCode }) => dictCode === 'province')).toHaveLength(34);
});
