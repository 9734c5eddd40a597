import { limits } from '@/contracts/limits';
import { platformFixture } from '../testing/platform-fixture';

const { send, as, platform } = platformFixture();

const different = (count: number) => Array.from({ length: count }, (_, index) => index.toString(36));
const fill = (start: string, part: string) =>
  start + part.repeat((limits.articleContentMax - start.length) / part.length);

/** Texts whose tree is far larger than they are, or takes an HTML parser very long. */
const bombs = {
  'open formatting that every paragraph repeats': fill(
    different(90)
      .map((name) => `<font ${name}>`)
      .join(''),
    '<p>x',
  ),
  'formatting that every paragraph repeats, thousands deep': fill(
    different(4000)
      .map((name) => `<b ${name}>`)
      .join(''),
    '<p>',
  ),
  'formatting that each paragraph adds to': different(6000)
    .map((name) => `<p><i ${name}>`)
    .join('')
    .slice(0, limits.articleContentMax),
  'attributes that every paragraph repeats': fill(`<p><b ${different(2000).join(' ')}>`, '<p>x'),
  'one element of thousands of attributes': fill('<p ', different(12_000).join(' ')),
  'attributes of thousands of elements that nothing closes': fill(`<p ${different(99).join(' ')} `, '"<p '),
  'misnested formatting': fill('', '<a><b><i><p></a></b></i>'),
  'blocks thousands deep': fill('', '<div>'),
  'tables in tables': fill('', '<table><td>'),
};

test.each(Object.entries(bombs))(
  'a text with %s is refused quickly, and the platform lives',
  async (_name, content) => {
    const headers = await as('admin');
    const article = { id: null, revision: 0, articleType: 'notice', categoryId: null, title: '公告' };
    for (const response of [
      await send('articlePreview', { content }, headers),
      await send('articleEdit', { ...article, summary: '', source: '', content }, headers),
    ])
      expect(response).toMatchObject({ status: 400, code: 'A0400', msg: expect.stringMatching(/^正文/) });
    expect((await fetch(`${platform.url}/readyz`)).status).toBe(200);
  },
);
