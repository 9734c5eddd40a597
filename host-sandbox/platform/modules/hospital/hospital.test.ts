import { platformFixture } from '../../testing/platform-fixture';

const { platform, send } = platformFixture();

interface Listed {
  id: string;
  name: string;
  province: string;
  level: string;
  specialities: string[];
}

const page = async (query: object, current = 1, size = 100) =>
  (await send('hospitalPage', { current, size, query })).data as { records: Listed[]; total: number };
const map = async (filter: object) =>
  (await send('hospitalMap', filter)).data as { province: string; count: number }[];

test('there are 60 hospitals with unique names in 28 provinces, and the map counts them (R1.8, R2.16)', async () => {
  const { records, total } = await page({});
  expect([total, new Set(records.map(({ name }) => name)).size]).toEqual([60, 60]);
  const counts = await map({});
  expect(counts).toHaveLength(28);
  for (const { province, count } of counts)
    expect(records.filter((one) => one.province === province)).toHaveLength(count);
  const provinces = records.map(({ province }) => province);
  expect(provinces).toEqual([...provinces].sort());
  const parts = await Promise.all([1, 2, 3].map((current) => page({}, current, 24)));
  expect(parts.flatMap((part) => part.records)).toEqual(records);
});

test('hospitals are filtered by province, level, speciality and keyword, and the map counts follow the filter', async () => {
  const all = (await page({})).records;
  expect((await page({ province: '42' })).records).toEqual(all.filter(({ province }) => province === '42'));
  expect((await page({ level: '3b' })).records).toEqual(all.filter(({ level }) => level === '3b'));
  const lung = all.filter(({ specialities }) => specialities.includes('lung'));
  expect((await page({ speciality: 'lung' })).records).toEqual(lung);
  expect((await map({ speciality: 'lung' })).reduce((sum, { count }) => sum + count, 0)).toBe(lung.length);
  expect((await page({ keyword: '武汉', level: '3a' })).records.map(({ name }) => name)).toEqual([
    '江城大学附属仁和医院',
    '武汉东湖器官移植研究医院',
  ]);
  for (const query of [{ province: '99' }, { speciality: 'x' }, { keyword: '%' }, { keyword: "' or 1=1 --" }])
    expect(await page(query)).toMatchObject({ records: [], total: 0 });
  expect(await map({ keyword: '%' })).toEqual([]);
});

test("a hospital's detail has introduction, contacts, pictures and the number of courses that the list shows (R2.17)", async () => {
  const [base] = (await page({ keyword: '羊城白云' })).records;
  const { data } = await send('hospitalDetail', { id: base?.id });
  expect(data).toMatchObject({ ...base, city: '广州市' });
  expect(data.introduction).toContain('<h2>培训专业</h2>');
  expect([data.phone, data.email, data.address, data.contactName].every(Boolean)).toBe(true);
  for (const address of data.pictures as string[])
    expect((await fetch(platform.url + address)).status).toBe(200);
  const courses = await send('projectPage', { current: 1, size: 24, query: { hospitalId: base?.id } });
  expect([data.projectCount, courses.data.total]).toEqual([2, 2]);
});

test('an unknown hospital is not found, and a malformed id is a bad request', async () => {
  for (const id of ['61', '9999999999999999999'])
    expect(await send('hospitalDetail', { id })).toMatchObject({
      status: 404,
      code: 'A0404',
      msg: '该培训基地不存在或尚未发布',
    });
  for (const id of ['0', 'x', '', 1])
    expect(await send('hospitalDetail', { id })).toMatchObject({ status: 400, code: 'A0400' });
});
