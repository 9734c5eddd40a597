import type { EditedArticle } from '@/contracts/article-edit';
import type { ResponseOf } from '@/contracts/call';
import { searchKinds, type searchAll, type SearchKind } from '@/contracts/search';
import { platformFixture } from '../../testing/platform-fixture';
import { portalPages } from './search-index';

const { platform, send, as } = platformFixture({ controlled: true });
const find = async (keyword: string, kind?: SearchKind, current = 1, size = 20) =>
  (await send('searchAll', { current, size, query: { keyword, ...(kind && { kind }) } })).data as ResponseOf<
    typeof searchAll
  >;
const titles = async (keyword: string, kind?: SearchKind) =>
  (await find(keyword, kind)).records.map(({ title }) => title);

test('one search finds courses, hospitals, news, notices, files and pages, counted by kind and filtered by kind (R10.75)', async () => {
  const all = await find('培训', undefined, 1, 100);
  expect(all.counts.map(({ kind }) => kind)).toEqual(
    searchKinds.filter((kind) => all.counts.some((count) => count.kind === kind)),
  );
  expect(all.total).toBe(all.counts.reduce((sum, { count }) => sum + count, 0));
  expect(all.counts.length).toBeGreaterThan(3);
  for (const { kind, count, more } of all.counts) {
    const alone = await find('培训', kind, 1, 100);
    expect([alone.total, alone.counts, more]).toEqual([count, all.counts, false]);
    expect(alone.records.map((hit) => hit.kind)).toEqual(Array<SearchKind>(alone.records.length).fill(kind));
  }
  expect((await find('下载中心', 'page')).records).toMatchObject([{ title: '下载中心', path: '/download' }]);
});

test("every result's path resolves, and pages repeat no result", async () => {
  const [first, second] = [await find('移植', undefined, 1, 10), await find('移植', undefined, 2, 10)];
  const keys = [...first.records, ...second.records].map(({ kind, id }) => `${kind} ${id}`);
  expect(new Set(keys).size).toBe(20);
  const detail = {
    project: 'projectDetail',
    hospital: 'hospitalDetail',
    file: 'attachmentDownload',
  } as const;
  for (const { kind, id } of [...first.records, ...(await find('医院', 'hospital')).records]) {
    if (kind === 'page' || kind === 'help') continue;
    const { status } =
      kind === 'news' || kind === 'notice'
        ? await send('articleDetail', { id, articleType: kind })
        : await send(detail[kind], { id });
    expect([kind, id, status]).toEqual([kind, id, 200]);
  }
});

test('an organ finds no place whose name only shares a character with it', async () => {
  for (const keyword of ['心脏', 'heart']) {
    const { records } = await find(keyword, 'hospital', 1, 100);
    const notes = records.map(({ note }) => note);
    expect(notes.length).toBeGreaterThan(0);
    expect([keyword, notes.filter((note) => !note.includes('心脏'))]).toEqual([keyword, []]);
  }
});

test('every portal page is found by its English name', async () => {
  for (const [, title, english] of portalPages)
    expect((await find(english, 'page')).records.map((hit) => hit.title)).toContain(title);
});

test('a Chinese title is found by pinyin, initials and mixed input in any case; literal matches come first (R10.75)', async () => {
  for (const keyword of [
    'xiazaizhongxin',
    'xzzx',
    'XZZX',
    'zaizhongxin',
    '下载',
    'Downloads',
    'xia载zhongxin',
    '下载zhongxin',
    'xzz心',
    'x载中x',
    '下载。',
    '“下载中心”',
  ])
    expect([keyword, await titles(keyword, 'page')]).toEqual([keyword, ['下载中心']]);
  expect(await titles('jiangcheng renhe', 'hospital')).toEqual(['江城大学附属仁和医院']);
  expect(await find('jiangcheng仁he', 'hospital')).toMatchObject({ instead: 'jiangcheng he' });
  expect(await titles('附属renhe', 'hospital')).toEqual(['江城大学附属仁和医院']);
  const { records } = await find('武汉', undefined, 1, 50);
  const literal = records.map(({ title }) => title.includes('武汉'));
  expect(literal).toEqual([...literal].sort((one, other) => Number(other) - Number(one)));
});

test('titles come before notes, courses before articles and files, and a base is found by its specialities (R10.75)', async () => {
  const { records } = await find('肝移植', undefined, 1, 100);
  const bases = records.filter(({ kind }) => kind === 'hospital');
  expect(bases.length).toBeGreaterThan(2);
  for (const { title, note } of bases)
    expect([title, note]).toEqual([title, expect.stringContaining('肝移植')]);
  const isNamed = ({ kind, title }: (typeof records)[number]) =>
    kind === 'hospital' || title.includes('肝移植');
  const named = records.filter(isNamed);
  expect(records.slice(0, named.length)).toEqual(named);
  const order = ['project', 'hospital', 'page', 'news', 'notice', 'file'];
  const kinds = named.map(({ kind }) => (kind === 'notice' ? 'news' : kind));
  expect(kinds).toEqual([...kinds].sort((one, other) => order.indexOf(one) - order.indexOf(other)));
  expect(new Set(kinds)).toEqual(new Set(['project', 'hospital', 'news', 'file']));
  expect((await find('首页')).records[0]).toMatchObject({ kind: 'page', title: '首页' });
});

test('a hit by pinyin or initials tells which words of the title matched (R10.75)', async () => {
  for (const keyword of ['ganyizhi', 'gyz', 'gan移植'])
    expect((await find(keyword, 'project')).records[0]).toMatchObject({
      title: expect.stringContaining('肝移植') as string,
      matched: ['肝移植'],
    });
  expect((await find('肝移植', 'project')).records[0]).toMatchObject({ matched: [] });
});

test('a search of several words finds a course by its subject together with the city, province or name of its base (R10.75)', async () => {
  for (const keyword of ['武汉 护理', '湖北 护理', '仁和医院 护理', '肝 护理', '肝移植护理'])
    expect([keyword, await titles(keyword, 'project')]).toEqual([
      keyword,
      expect.arrayContaining(['肝移植护理实践班']),
    ]);
  expect(await titles('湖北', 'hospital')).toContain('江城大学附属仁和医院');
});

test('where nothing has all words, each word is suggested with its number of results, and so are the words of a text without spaces (R10.75)', async () => {
  const apart = await find('武汉 小肠 肺移植 查无此词');
  expect([apart.records, apart.counts]).toEqual([[], []]);
  const words = apart.suggestions ?? [];
  expect(words.map(({ keyword }) => keyword)).toEqual(['武汉', '小肠', '肺移植']);
  for (const { keyword, count, more } of words)
    expect(await find(keyword)).toMatchObject({ total: count, more });

  const joined = (await find('武汉肝移植护理')).suggestions ?? [];
  expect(joined.map(({ keyword }) => keyword)).toEqual(['武汉 肝移植护理', '武汉', '肝移植护理']);
  const together = await find('武汉 肝移植护理');
  expect([together.total, together.suggestions]).toEqual([joined[0]?.count, undefined]);
  expect((await find('查无此词')).suggestions).toEqual([]);
});

test.each(['', '   ', '%', '_', '\\', "' or 1=1 --", '查无此词', 'zzzzqqq'])(
  '“%s” finds nothing and causes no error',
  async (keyword) => {
    expect(await find(keyword)).toMatchObject({ records: [], total: 0, more: false, counts: [] });
  },
);

test('a published article is found with its files, a changed one by its new text, a withdrawn one not at all (R2.20, R10.75)', async () => {
  const admin = await as('admin');
  const fields = {
    id: null,
    revision: 0,
    articleType: 'news',
    categoryId: null,
    title: '蓝鲸航线开通',
    summary: '转运时间缩短',
    source: '',
    content: '<p>正文</p>',
  };
  const made = (await send('articleEdit', fields, admin)).data as EditedArticle;
  const content = Buffer.from('%PDF-1.7').toString('base64');
  const file = { articleId: made.id, name: '蓝鲸时刻表.pdf', category: 'other', content };
  await send('attachmentAdd', file, admin);
  expect(await titles('蓝鲸')).toEqual([]);

  const publish = async (revision: number, published: boolean) =>
    (await send('articlePublish', { id: made.id, revision, published }, admin)).data as EditedArticle;
  const shown = await publish(made.revision, true);
  expect((await titles('蓝鲸')).sort()).toEqual(['蓝鲸时刻表.pdf', '蓝鲸航线开通']);
  expect(await titles('ljhx')).toContain('蓝鲸航线开通');

  const changed = { ...fields, id: made.id, revision: shown.revision, title: '白鹭航线开通' };
  const after = (await send('articleEdit', changed, admin)).data as EditedArticle;
  expect([await titles('蓝鲸航线', 'news'), await titles('白鹭航线', 'news')]).toEqual([
    [],
    ['白鹭航线开通'],
  ]);

  await send('attachmentRemove', { id: after.attachments[0]?.id }, admin);
  expect(await titles('蓝鲸')).toEqual([]);
  await publish(after.revision, false);
  expect(await titles('白鹭航线')).toEqual([]);
});

test('only a result that is a course has the state and the seats of the course', async () => {
  const { records } = await find('肝移植');
  const course = records.find(({ kind }) => kind === 'project')?.course;
  expect(course).toMatchObject({ state: expect.any(String), left: expect.any(Number) });
  expect(records.filter(({ kind, course: own }) => (kind === 'project') !== (own !== undefined))).toEqual([]);
});

test('a very common keyword is counted up to 1 000 and shows the newest thousand, title matches first', async () => {
  await platform.control({ articles: 2500, rebuildSearchIndex: true });
  const first = await find('移植', undefined, 1, 100);
  expect(first).toMatchObject({ total: 1000, more: true });
  expect(first.counts.find(({ kind }) => kind === 'news')).toEqual({ kind: 'news', count: 1000, more: true });
  const pages = [first];
  for (let current = 2; current <= 10; current += 1) pages.push(await find('移植', undefined, current, 100));
  const hits = pages.flatMap(({ records }) => records);
  expect(new Set(hits.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(1000);
  // A hospital counts by its specialities.
  const literal = hits.map(({ kind, title }) => kind === 'hospital' || title.includes('移植'));
  expect(literal).toEqual([...literal].sort((one, other) => Number(other) - Number(one)));
  expect((await find('移植', undefined, 11, 100)).records).toEqual([]);
  for (const { kind, count, more } of first.counts)
    expect(await find('移植', kind, 1, 1)).toMatchObject({ total: count, more, counts: first.counts });
  expect(await find('第2341期')).toMatchObject({ total: 1, more: false });
});
