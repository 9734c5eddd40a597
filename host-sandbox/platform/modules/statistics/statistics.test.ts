import { chinaYear } from '@/contracts/china-time';
import type { ProgrammeYear } from '@/contracts/statistics';
import { platformFixture } from '../../testing/platform-fixture';

const { send, as, registerPerson, advance } = platformFixture({ controlled: true });
const numbers = async () => (await send('statistics', {})).data as Record<string, number>;

test('the yearly figures of the national programme come with their source, the latest year first, whatever this platform has counted', async () => {
  const { programme } = (await send('statistics', {})).data as { programme: ProgrammeYear[] };
  const years = programme.map(({ year }) => year);
  expect(years[0]).toBe(chinaYear(Date.now()) - 1);
  expect(years).toEqual([...years].sort((a, b) => b - a));
  for (const { year, source, figures } of programme) {
    expect(source).toContain(String(year));
    expect(figures.map(({ code }) => code)).toEqual(
      'physicians coordinators nurses classes certificates'.split(' '),
    );
    expect(figures.every(({ value }) => value > 100)).toBe(true);
  }
});

test('the statistics match the lists and follow changes within five minutes (R2.11)', async () => {
  const first = await numbers();
  const page = { current: 1, size: 1, query: {} };
  const [courses, bases, map] = [
    (await send('projectPage', page)).data as { total: number },
    (await send('hospitalPage', page)).data as { total: number },
    (await send('hospitalMap', {})).data as unknown[],
  ];
  expect([first.projects, first.hospitals, first.provinces]).toEqual([
    courses.total,
    bases.total,
    map.length,
  ]);

  await registerPerson();
  expect(await numbers()).toEqual(first);
  await advance(301);
  const later = await numbers();
  expect(later.trainees).toBe((first.trainees ?? 0) + 1);
  expect(Date.parse(String(later.countedAt))).toBeGreaterThan(Date.parse(String(first.countedAt)));
});

test('the certificates of the statistics are those of the operators’ list that are not revoked (R2.11)', async () => {
  const headers = await as('admin');
  const countOf = async (state?: 'revoked') => {
    const query = state ? { state } : {};
    const { data } = await send('certificatePage', { current: 1, size: 1, query }, headers);
    return (data as { total: number }).total;
  };
  await advance(301);
  const { certificates } = await numbers();
  expect(certificates).toBeGreaterThan(0);
  expect(certificates).toBe((await countOf()) - (await countOf('revoked')));
});
