import { createBatchQueue } from './batch-queue';
import { makeQueue, createControlledWork, nextTurn } from '../../testing/batch-queue-fixture';

test('up to the concurrency limit work runs at once, and the rest waits in order of arrival', async () => {
  const { started, work, end } = createControlledWork();
  const queue = makeQueue({ capacity: 10, concurrency: 2 });
  const results = ['a', 'b', 'c', 'd'].map((name) => queue.run(name, work(name)));
  await nextTurn();
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('work of one owner runs sequentially in order and blocks no other owner', async () => {
  const { started, work, end } = createControlledWork();
  const queue = makeQueue({ capacity: 10, concurrency: 3 });
  const results = ['own 1', 'own 2', 'own 3'].map((name) => queue.run('own', work(name)));
  const other = queue.run('other', work('other'));
  await nextTurn();
  expect(started).toEqual(['own 1', 'other']);
  await end('own 1');
  expect(started).toEqual(['own 1', 'other', 'own 2']);
  await end('own 2');
  await end('own 3');
  await end('other');
  expect(await Promise.all([...results, other])).toHaveLength(4);
});

test("failing work does not affect the owner's next work", async () => {
  const { work, end } = createControlledWork();
  const queue = makeQueue({ capacity: 2, concurrency: 1 });
  const failing = queue.run('own', work('a'));
  const next = queue.run('own', work('b'));
  const failed = expect(failing).rejects.toThrow('no');
  await nextTurn();
  await end('a', new Error('no'));
  await failed;
  await end('b');
  expect(await next).toBe('b');
});

test('synchronous work yields to the event loop before each item', async () => {
  const queue = makeQueue({ capacity: 3, concurrency: 1 });
  const order: string[] = [];
  const busyWork = (name: string) => () => {
    order.push(name);
    return Promise.resolve();
  };
  const first = queue.run('a', busyWork('a'));
  const second = queue.run('b', busyWork('b'));
  setImmediate(() => order.push('arrived'));
  await Promise.all([first, second]);
  expect(order).toEqual(['a', 'arrived', 'b']);
});

test('waiting items are processed together, one item of an owner at a time, and each gets its own result or error', async () => {
  const batches: { items: readonly string[]; end: () => Promise<void> }[] = [];
  const queue = createBatchQueue<string, string>({
    capacity: 20,
    concurrency: 1,
    batchSize: 3,
    work: (items) =>
      new Promise((resolve) => {
        const results = items.map((item) =>
          item === 'bad' ? Promise.reject<string>(new Error('no')) : Promise.resolve(item.toUpperCase()),
        );
        const end = async () => {
          resolve(results);
          await nextTurn();
        };
        batches.push({ items, end });
      }),
  });
  const first = queue.run('own', 'a');
  await nextTurn();
  const results = [
    queue.run('own', 'b'),
    queue.run('own', 'c'),
    ...['bad', 'd', 'e'].map((item) => queue.run(item, item)),
  ].map((result) => result.catch((error: Error) => error.message));
  expect(queue.fill()).toBe(0.25);
  await batches[0]?.end();
  await batches[1]?.end();
  await batches[2]?.end();
  expect(batches.map(({ items }) => items)).toEqual([['a'], ['b', 'bad', 'd'], ['c', 'e']]);
  expect(await first).toBe('A');
  expect(await Promise.all(results)).toEqual(['B', 'C', 'no', 'D', 'E']);
});

test('when the work of a batch fails as a whole, each of its items fails, and the queue goes on', async () => {
  let isBroken = true;
  const queue = createBatchQueue<string, string>({
    capacity: 5,
    concurrency: 1,
    batchSize: 5,
    work: (items) =>
      isBroken
        ? Promise.reject(new Error('lost'))
        : Promise.resolve(items.map((item) => Promise.resolve(item))),
  });
  const results = await Promise.allSettled(['a', 'b'].map((item) => queue.run(item, item)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await queue.run('a', 'a')).toBe('a');
});

test('an item that takes longer than its batch holds up neither the others nor the next batch, but its own owner', async () => {
  let endSlow = (_result: string) => {};
  const slow = new Promise<string>((resolve) => (endSlow = resolve));
  const started: (readonly string[])[] = [];
  const queue = createBatchQueue<string, string>({
    capacity: 9,
    concurrency: 1,
    batchSize: 5,
    work: (items) => {
      started.push(items);
      return Promise.resolve(items.map((item) => (item === 'slow' ? slow : Promise.resolve(item))));
    },
  });
  const first = queue.run('own', 'slow');
  await nextTurn();
  const later = [queue.run('own', 'second'), queue.run('other', 'a')];
  expect(await later[1]).toBe('a');
  expect(started).toEqual([['slow'], ['a']]);
  endSlow('done');
  expect(await Promise.all([first, later[0]])).toEqual(['done', 'second']);
});
