import * as z from 'zod/mini';
import { articlePage } from './article';
import { attachmentPage } from './attachment';
import { dictData } from './dictionary';
import { menuTree } from './menu';
import { passwordTime, userInfo } from './session';
import { projectDetail } from './project';
import { searchAll } from './search';
import { readTolerantly, uniqueListOf } from './tolerant-reader';

const read = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = readTolerantly(schema, value);
  return result.success ? result.data : 'refused';
};

describe('what a platform sends', () => {
  it.each([
    [{ username: 'li' }, {}],
    [
      { username: 'li', gender: 1, roles: null, permissions: 'all', avatar: 7, realName: 7 },
      { gender: null, avatar: null, realName: null },
    ],
    [
      { username: 'li', roles: ['a', 7, null, 'b'], avatar: null },
      { roles: ['a', 'b'], avatar: null },
    ],
  ])('is read as a user whose name is known: %j (R3.2, R3.3)', (sent, expected) => {
    expect(read(userInfo.response, sent)).toEqual({ username: 'li', ...expected });
    expect(read(userInfo.response, { ...sent, username: null })).toBe('refused');
  });

  it('is read as the results of a search without the kinds that are not known', () => {
    const count = { kind: 'project', count: 1, more: false };
    const sent = {
      records: [],
      total: 1,
      current: 1,
      size: 10,
      counts: [count, { ...count, kind: 'podcast' }],
    };
    expect(read(searchAll.response, sent)).toMatchObject({ counts: [count] });
    expect(read(searchAll.response, { ...sent, counts: null })).toMatchObject({ counts: [] });
  });

  it('is read as a course without the lists and texts that a page can do without', () => {
    const day = '2026-01-01T00:00:00.000Z';
    const course = {
      id: '1',
      title: '供肝获取',
      cover: null,
      kind: 'a',
      speciality: 'b',
      mode: 'c',
      hospitalId: '2',
      hospitalName: '基地',
      quota: 5,
      left: 1,
      credits: 2,
      hours: 3,
      state: 'open',
      enrolFrom: day,
      enrolUntil: day,
      startsAt: day,
      endsAt: day,
      underWay: false,
      mine: null,
      audience: '',
      place: '',
      content: '',
      outline: [],
      creditClass: 'I',
      enrolment: null,
      refusal: null,
      study: {
        forwardSeek: true,
        oneAtATime: true,
        pauseHidden: true,
        watermark: true,
        idleMinutes: 0,
        completeShare: 1,
      },
      summary: null,
      teachers: null,
      prerequisites: null,
      missing: null,
    };
    expect(read(projectDetail.response, course)).toMatchObject({
      summary: '',
      teachers: [],
      prerequisites: [],
      missing: [],
    });
  });

  it('is read as a menu without the entries and fields that cannot be read (R3.6, R7.20)', () => {
    const menu = [
      {
        path: '/index',
        title: '首页',
        target: '',
        jumpUrl: 0,
        children: null,
        meta: { hidden: 1, noCache: 'no' },
      },
      { path: '/article' },
      'not an entry',
      { title: '关于', meta: [], children: [{ path: '/contract', title: '协议' }, 7] },
    ];
    expect(read(menuTree.response, menu)).toEqual([
      { path: '/index', title: '首页', target: null, jumpUrl: null, meta: { hidden: true } },
      { path: '/article', title: '' },
      { path: '', title: '关于', children: [{ path: '/contract', title: '协议' }] },
    ]);
    const repaired: string[] = [];
    readTolerantly(menuTree.response, menu, (field) => repaired.push(field));
    expect([...new Set(repaired)].sort()).toEqual([
      '',
      '*.children',
      '*.jumpUrl',
      '*.meta',
      '*.meta.hidden',
      '*.meta.noCache',
      '*.path',
      '*.target',
      '*.title',
    ]);
    expect(read(menuTree.response, null)).toEqual([]);
    expect(read(menuTree.response, { records: 'none' })).toBe('refused');
  });

  it.each([
    ['admin', ['admin']],
    [null, undefined],
    [7, ['']],
    [{ role: 7 }, ['']],
  ])('with the guard %j opens nothing to more people than it names (R5.36)', (guard, expected) => {
    const [item] = read(menuTree.response, [{ path: '/a', title: 'A', meta: { guard } }]) as {
      meta: unknown;
    }[];
    expect(item?.meta).toEqual({ guard: expected });
  });

  it('is read as a page of the records that can be listed (R7.22, R7.24)', () => {
    const page = {
      records: [{ id: 17, title: '甲', publishedAt: '2026-11-23 08:00:00' }, {}, null],
      total: '12',
    };
    expect(read(articlePage.response, page)).toMatchObject({
      records: [{ id: '17', title: '甲', summary: '', cover: null, publishedAt: '2026-11-23T00:00:00.000Z' }],
      total: 12,
    });
    expect(read(articlePage.response, { records: null })).toMatchObject({ records: [], total: 0 });
    expect(
      read(attachmentPage.response, { records: [{ id: '3', name: 'a.pdf', size: '9 KB' }] }),
    ).toMatchObject({
      records: [{ id: '3', name: 'a.pdf', size: null, publishedAt: null }],
      total: 1,
    });
  });

  it('is read as a page with each record once, by its id', () => {
    const file = (id: unknown, name: string) => ({ id, name, size: 1, publishedAt: null, category: null });
    const records = [file('3', 'a.pdf'), file('4', 'b.pdf'), file('3', 'a.pdf'), file(4, 'b.pdf')];
    const repaired: string[] = [];
    const { data } = readTolerantly(attachmentPage.response, { records, total: 4 }, (field) =>
      repaired.push(field),
    );
    expect(data?.records.map(({ id }) => id)).toEqual(['3', '4']);
    expect(repaired).toContain('records');
  });

  it('keeps search results of different kinds with one id', () => {
    const results = uniqueListOf(z.object({ kind: z.string(), id: z.string() }));
    const response = ['news', 'notice', 'news'].map((kind) => ({ kind, id: '3' }));
    expect(read(results, response)).toEqual(response.slice(0, 2));
  });

  it('is read as dictionaries whose codes may be numbers (R3.17)', () => {
    const items = [{ dictItemCode: 1, dictItemName: '男' }, { dictItemCode: 2 }];
    expect(read(dictData.response, [{ dictCode: 'gender', items }, { items }])).toEqual([
      { dictCode: 'gender', items: [{ dictItemCode: '1', dictItemName: '男' }] },
    ]);
  });

  it.each([null, true, {}, { expired: 'no' }])(
    'is read as a password that has not expired: %j (R7.15)',
    (sent) => {
      expect(read(passwordTime.response, sent)).toMatchObject({ expired: false });
    },
  );

  it('is checked strictly by its own schema, which the sample platform uses for what it sends', () => {
    expect(userInfo.response.safeParse({ username: 'li', gender: 1 }).success).toBe(false);
    expect(menuTree.response.safeParse([{ path: '/article' }]).success).toBe(false);
    expect(menuTree.response.safeParse(null).success).toBe(false);
  });
});
