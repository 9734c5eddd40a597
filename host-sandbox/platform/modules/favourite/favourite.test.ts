import type { Favourite, FavouriteKey } from '@/contracts/favourite';
import { limits } from '@/contracts/limits';
import { hiddenCourses, type Headers } from '../../testing/enrolment-api';
import { platformFixture } from '../../testing/platform-fixture';

const { send, as, registerPerson } = platformFixture();

const save = (key: FavouriteKey, kept: boolean, headers: Headers) =>
  send('favouriteSave', { ...key, kept }, headers);
const list = async (headers: Headers) =>
  (await send('favouriteList', {}, headers)).data as unknown as FavouriteKey[];
const page = async (headers: Headers, query: object = {}, current = 1, size = 100) =>
  (await send('favouritePage', { current, size, query }, headers)).data as {
    records: Favourite[];
    total: number;
  };

test('a trainee adds courses and hospitals to the favourites, latest first and each once, and nobody else sees them', async () => {
  const { headers } = await registerPerson();
  expect([await list(headers), await page(headers)]).toEqual([
    [],
    { records: [], total: 0, current: 1, size: 100 },
  ]);
  const course = { kind: 'project', id: '1' } as const;
  const base = { kind: 'hospital', id: '2' } as const;
  for (const key of [course, base, course])
    expect(await save(key, true, headers)).toMatchObject({ data: null });
  expect(await list(headers)).toEqual([base, course]);

  const both = await page(headers);
  expect(both.records.map(({ kind, project, hospital }) => [kind, project?.title, hospital?.name])).toEqual([
    ['hospital', undefined, '北京景山移植医学中心'],
    ['project', '肝移植医师规范化培训', undefined],
  ]);
  expect((await page(headers, { kind: 'project' })).records).toEqual(both.records.slice(1));
  expect((await page(headers, { kind: 'hospital' })).records).toEqual(both.records.slice(0, 1));
  expect(await page(headers, {}, 2, 1)).toEqual({
    records: both.records.slice(1),
    total: 2,
    current: 2,
    size: 1,
  });

  const { headers: stranger } = await registerPerson();
  expect(await save(course, false, stranger)).toMatchObject({ status: 200 });
  expect(await list(stranger)).toEqual([]);
  for (const _twice of [1, 2]) expect(await save(course, false, headers)).toMatchObject({ status: 200 });
  expect(await list(headers)).toEqual([base]);
});

test('what visitors do not see cannot be added, a visitor adds nothing, and there is a limit', async () => {
  const { headers } = await registerPerson();
  const listed = (await send('projectPage', { current: 1, size: 100, query: {} })).data as {
    records: { id: string }[];
  };
  for (const id of hiddenCourses(listed.records))
    expect(await save({ kind: 'project', id }, true, headers)).toMatchObject({ code: 'A0404' });
  expect(await save({ kind: 'hospital', id: '9999999999999999999' }, true, headers)).toMatchObject({
    code: 'A0404',
    msg: '该培训基地不存在或尚未发布',
  });
  const course = { kind: 'project', id: '1' } as const;
  expect(await save(course, true, {})).toMatchObject({ code: 'A0401' });
  for (let base = 1; base <= limits.favourites; base += 1)
    expect(await save({ kind: 'hospital', id: String(base) }, true, headers)).toMatchObject({ status: 200 });
  expect(await save(course, true, headers)).toMatchObject({
    code: 'A0409',
    msg: `最多收藏 ${limits.favourites} 项，请先取消一些收藏`,
  });
  await save({ kind: 'hospital', id: '1' }, false, headers);
  expect(await save(course, true, headers)).toMatchObject({ status: 200 });
});

test('favourites are part of the data export', async () => {
  const { headers } = await registerPerson();
  await save({ kind: 'hospital', id: '1' }, true, headers);
  const { data } = await send('accountExport', {}, headers);
  expect(data.favourites).toMatchObject([{ title: '京华大学附属明德医院' }]);
});

test('the sample trainee has favourites of both kinds', async () => {
  expect((await list(await as('trainee'))).map(({ kind }) => kind)).toEqual([
    'project',
    'hospital',
    'project',
  ]);
});
