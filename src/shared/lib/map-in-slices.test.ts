import { mapInSlices } from './map-in-slices';

const slow = (item: number) => {
  const end = performance.now() + 1;
  while (performance.now() < end);
  return item * 2;
};
const list = Array.from({ length: 200 }, (_, index) => index);

it('A long list is mapped in order, and other tasks run in between', async () => {
  let turns = 0;
  const turn = setInterval(() => (turns += 1));
  const results = await new Promise<readonly number[]>((resolve) => {
    mapInSlices(list, slow, resolve);
  });
  clearInterval(turn);
  expect(results).toEqual(list.map((item) => item * 2));
  expect(turns).toBeGreaterThan(1);
});

it('An empty list gives an empty one, and nothing is mapped once the work is stopped', async () => {
  expect(await new Promise((resolve) => void mapInSlices([], slow, resolve))).toEqual([]);
  const mapped: number[] = [];
  const stop = mapInSlices(
    list,
    (item) => {
      stop();
      return mapped.push(slow(item));
    },
    () => mapped.push(-1),
  );
  await new Promise<void>(
    (resolve) =>
      void mapInSlices(list, slow, () => {
        resolve();
      }),
  );
  expect(mapped.length).toBeLessThan(list.length);
  expect(mapped).not.toContain(-1);
});
