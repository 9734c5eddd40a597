import { platformFixture } from '../../testing/platform-fixture';
import { createProjectListApi, type ListedProject } from '../../testing/project-list-api';

const { send, as } = platformFixture();
const { page } = createProjectListApi({ send });

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

test('there are enough courses of six kinds and all organs, in every state, at existing hospitals (R2.12)', async () => {
  const { records, total, more } = await page({});
  expect(records.length).toBeGreaterThanOrEqual(24);
  expect([total, more]).toEqual([records.length, false]);
  const of = (field: keyof ListedProject) => [...new Set(records.map((one) => one[field]))].sort();
  expect(of('kind')).toEqual(
    ['anaesthesia', 'coordinator', 'nursing', 'pathology', 'physician', 'procurement'].sort(),
  );
  expect(of('speciality')).toEqual(
    ['donation', 'general', 'heart', 'intestine', 'kidney', 'liver', 'lung', 'pancreas'].sort(),
  );
  expect(of('state')).toEqual(['closed', 'open', 'over', 'running', 'soon']);
  for (const { left, quota } of records) expect(left >= 0 && left <= quota).toBe(true);
  for (const { hospitalId, hospitalName } of records)
    expect((await send('hospitalDetail', { id: hospitalId })).data.name).toBe(hospitalName);
});

test.each([
  ['kind', 'nursing'],
  ['speciality', 'kidney'],
  ['state', 'open'],
  ['state', 'soon'],
  ['state', 'closed'],
  ['state', 'running'],
  ['state', 'over'],
] as const)('the filter %s %s finds all of them and nothing else', async (field, value) => {
  const [all, found] = await Promise.all([page({}), page({ [field]: value })]);
  expect(found.records).toEqual(all.records.filter((one) => one[field] === value));
  expect(found.records.length).toBeGreaterThan(0);
  expect(found.total).toBe(found.records.length);
});

test('filters combine by hospital, kind and state; unknown values find nothing', async () => {
  const { records } = await page({ keyword: '取材' });
  const hospitalId = records[0]?.hospitalId;
  const found = await page({ hospitalId, kind: 'pathology', state: 'over' });
  expect(found.records.map(({ title }) => title)).toEqual(['移植病理基础与取材']);
  for (const query of [{ kind: 'x' }, { speciality: 'brain' }, { hospitalId: '9999999999999999999' }])
    expect(await page(query)).toMatchObject({ records: [], total: 0, more: false });
});

test('courses are found by province of their base and by free seats; both combine with a search and are counted (R2.12)', async () => {
  const { records: bases } = (
    await send('hospitalPage', { current: 1, size: 100, query: { province: '42' } })
  ).data as { records: { id: string; city: string }[] };
  const { records: all } = await page({});
  const inProvince = all.filter(({ hospitalId }) => bases.some(({ id }) => id === hospitalId));
  expect((await page({ province: '42' })).records).toEqual(inProvince);
  expect((await page({ keyword: '湖北' })).records).toEqual(inProvince);
  const cities = new Set(inProvince.map(({ city }) => city));
  expect(cities).toEqual(new Set(['武汉市']));
  expect((await page({ keyword: '武汉' })).records).toEqual(inProvince);

  const free = all.filter(({ state, left }) => state === 'open' && left > 0);
  expect((await page({ hasSeats: true })).records).toEqual(free);
  expect(all.some(({ state, left }) => state === 'open' && left === 0)).toBe(true);
  const query = { keyword: '护理 武汉', speciality: 'liver', hasSeats: true };
  expect((await page(query)).records.map(({ title }) => title)).toEqual(['肝移植护理实践班']);
  expect((await send('projectFacets', { query: { ...query, hasSeats: undefined } })).data).toMatchObject({
    hasSeats: 1,
    province: [{ code: '42', count: 1 }],
  });
  const { province } = (await send('projectFacets', { query: { province: '42' } })).data as {
    province: { code: string; count: number }[];
  };
  expect(province.find(({ code }) => code === '42')?.count).toBe(inProvince.length);
  expect(province.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  expect((await page({ province: '99' })).records).toEqual([]);
});

test('a search matches all keywords in title, hospital or teachers, in any case and width', async () => {
  const titles = async (keyword: string) =>
    (await page({ keyword })).records.map(({ title }) => title).sort();
  expect(await titles('肾')).toHaveLength((await page({ keyword: '肾' })).total);
  expect(await titles('规范化培训 肝')).toEqual(['肝移植医师规范化培训']);
  expect(await titles('米芾然')).toEqual(['移植病理诊断规范化培训']);
  expect(await titles('  仁和医院　捐献 ')).toEqual(['人体器官捐献协调员岗前培训']);
  expect((await titles('移植')).length).toBeGreaterThan(10);
  expect(await titles('植移')).toEqual([]);
  const all = (await page({})).total;
  expect((await page({ keyword: '   ' })).total).toBe(all);
  for (const keyword of [
    '%',
    '_',
    '\\',
    "' or '1'='1",
    "'; drop table projects; --",
    '\0',
    '\ud800',
    '{}$1',
    '{"a"}',
  ])
    expect(await page({ keyword })).toMatchObject({ records: [], total: 0 });
  expect((await page({})).total).toBe(all);
});

test('without an order, open courses with free seats come first by deadline, then full, future and past ones', async () => {
  const { records } = await page({});
  const rankOf = ({ state, left }: ListedProject) =>
    state === 'open' ? (left > 0 ? 0 : 1) : state === 'soon' ? 2 : 3;
  const wanted = [...records].sort((one, other) => {
    const rank = rankOf(one);
    if (rank !== rankOf(other)) return rank - rankOf(other);
    return rank < 3 ? compare(one.enrolUntil, other.enrolUntil) : compare(other.startsAt, one.startsAt);
  });
  expect(records.map(rankOf)).toEqual(wanted.map(rankOf));
  expect(new Set(records.map(rankOf))).toEqual(new Set([0, 1, 2, 3]));
  expect(
    records.map(({ enrolUntil, startsAt }, index) => (rankOf(records[index]!) < 3 ? enrolUntil : startsAt)),
  ).toEqual(wanted.map((one) => (rankOf(one) < 3 ? one.enrolUntil : one.startsAt)));
});

test('each choice of a filter has the number of courses that it would find under the other filters', async () => {
  type Facets = Record<'kind' | 'speciality' | 'state', { code: string; count: number }[]>;
  const trainee = await as('trainee');
  for (const query of [{}, { kind: 'physician' }, { state: 'open', keyword: '移植' }, { mine: true }]) {
    const { data } = await send('projectFacets', { query }, trainee);
    for (const name of ['kind', 'speciality', 'state'] as const) {
      const { records } = await page({ ...query, [name]: undefined }, 1, 100, trainee);
      const wanted = new Map<string, number>();
      for (const one of records) wanted.set(one[name], (wanted.get(one[name]) ?? 0) + 1);
      expect(new Map((data as Facets)[name].map(({ code, count }) => [code, count]))).toEqual(wanted);
    }
  }
  expect(await send('projectFacets', { query: { mine: true } })).toMatchObject({
    status: 401,
    code: 'A0401',
  });
});

test('courses sort by publication, by upcoming date and by credits, and pages have no gap or overlap', async () => {
  const now = new Date().toISOString();
  for (const sort of ['enrolling', 'newest', 'closing', 'starting', 'credits']) {
    const whole = (await page({ sort })).records;
    const parts = await Promise.all([1, 2, 3, 4, 5, 6].map((current) => page({ sort }, current, 5)));
    expect(parts.flatMap(({ records }) => records)).toEqual(whole.slice(0, 30));
    expect((await page({ sort }, 100_000)).records).toEqual([]);
  }
  const credits = (await page({ sort: 'credits' })).records.map((one) => one.credits);
  expect(credits).toEqual([...credits].sort((a, b) => b - a));
  for (const [sort, field] of [
    ['closing', 'enrolUntil'],
    ['starting', 'startsAt'],
  ] as const) {
    const dates = (await page({ sort })).records.map((one) => one[field]);
    const [ahead, past] = [dates.filter((one) => one > now), dates.filter((one) => one <= now)];
    expect(dates).toEqual([...ahead.sort(), ...past.sort().reverse()]);
    expect(Math.min(ahead.length, past.length)).toBeGreaterThan(3);
  }
});

test.each(['enrolling', 'newest', 'closing', 'starting', 'credits'])(
  'search results, few or many, follow the order %s of the whole list on every page',
  async (sort) => {
    const whole = (await page({ sort })).records;
    for (const [keyword, share] of [
      ['移植', 0.3],
      ['肾', 0.02],
    ] as const) {
      const wanted = whole.filter((one) => `${one.title} ${one.hospitalName}`.includes(keyword));
      expect(wanted.length).toBeGreaterThan(share * whole.length);
      const found = await Promise.all([1, 2, 3].map((current) => page({ sort, keyword }, current, 3)));
      expect(found.flatMap(({ records }) => records)).toEqual(wanted.slice(0, 9));
      expect(found.map(({ total }) => total)).toEqual([1, 2, 3].map(() => wanted.length));
      expect(await page({ sort, keyword }, 100)).toMatchObject({ records: [], total: wanted.length });
    }
  },
);

test('own courses require a sign-in and belong to the user only; an invalid token shows what visitors see', async () => {
  const trainee = await as('trainee');
  const own = await page({ mine: true }, 1, 24, trainee);
  expect(own.records.map(({ mine }) => mine).sort()).toEqual([
    'approved',
    'approved',
    'approved',
    'approved',
    'incomplete',
    'refused',
  ]);
  expect((await page({ mine: true }, 1, 24, await as('newcomer'))).total).toBe(0);
  const marked = (await page({}, 1, 100, trainee)).records.filter(({ mine }) => mine !== null);
  expect(marked).toHaveLength(6);
  const stale = { authorization: `Bearer ${'x'.repeat(43)}` };
  expect(await page({}, 1, 100, stale)).toEqual(await page({}));
  // An expired password blocks member calls, not public ones.
  expect((await page({}, 1, 100, await as('expired'))).total).toBeGreaterThan(24);
  const request = { current: 1, size: 24, query: { mine: true } };
  for (const headers of [{}, stale])
    expect(await send('projectPage', request, headers)).toMatchObject({ status: 401, code: 'A0401' });
});
