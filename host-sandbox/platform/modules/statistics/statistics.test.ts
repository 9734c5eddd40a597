import { platformFixture } from '../../testing/platform-fixture';

const { send, registerPerson, advance } = platformFixture({ controlled: true });
const numbers = async () => (await send('statistics', {})).data as Record<string, number>;

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
