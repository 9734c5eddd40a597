import { setTimeout as sleep } from 'node:timers/promises';
import { createSearchQueue } from './search';

const search = (keyword: string) => ({ current: 1, size: 20, query: { keyword }, now: new Date() });

test.each([1, 3])(
  'of searches of twenty networks %d run at the same time, and each is answered',
  async (concurrency) => {
    let [running, most] = [0, 0];
    const run = async ({ query }: ReturnType<typeof search>) => {
      running += 1;
      most = Math.max(most, running);
      await sleep(5);
      running -= 1;
      if (query.keyword === '3') throw new Error('no');
      return query.keyword;
    };
    const queue = createSearchQueue(run, { concurrency });
    const networks = Array.from({ length: 20 }, (_, index) => String(index));
    const answers = await Promise.allSettled(networks.map((network) => queue.run(network, search(network))));
    expect(most).toBe(concurrency);
    expect(answers).toEqual(
      networks.map((value) =>
        value === '3' ? { status: 'rejected', reason: new Error('no') } : { status: 'fulfilled', value },
      ),
    );
  },
);

test('the rest of a network delays no other', async () => {
  const queue = createSearchQueue(
    async ({ query }) => {
      if (query.keyword === 'slow') await sleep(300);
    },
    { concurrency: 1 },
  );
  const order: string[] = [];
  const find = (network: string, keyword: string) =>
    queue.run(network, search(keyword)).then(() => order.push(network));
  await Promise.all([find('flood', 'slow'), find('flood', 'b'), find('reader', 'a')]);
  expect(order).toEqual(['reader', 'flood', 'flood']);
});

test('while searches of a network wait, readers get nine times as long as one takes', async () => {
  const startedAt: number[] = [];
  let endedAt = 0;
  const queue = createSearchQueue(
    async () => {
      startedAt.push(performance.now());
      await sleep(20);
      endedAt ||= performance.now();
    },
    { concurrency: 3 },
  );
  await Promise.all(['a', 'b'].map((keyword) => queue.run('flood', search(keyword))));
  const [first = 0, second = 0] = startedAt;
  expect(second - endedAt).toBeGreaterThan(8 * (endedAt - first));
});
