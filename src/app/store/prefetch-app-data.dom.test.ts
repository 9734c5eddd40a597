import { memoryStorage } from '@/shared/lib/storage';
import { createScopedCache } from '@/shared/lib/scoped-cache';
import { createClient } from '@/shared/api/client';
import { baseApi, cacheKeys, unsubscribed } from '@/shared/api/base-api';
import { expectConsole } from '@/testing/console-guard';
import { sendEnvelope, startFaultyServer, type FaultyServer } from '@/testing/faulty-server';
import { makeStore } from './store';
import { prefetchAppData } from './prefetch-app-data';

const dictionaries = [
  { dictCode: 'gender', items: [{ dictItemCode: '1', dictItemName: '男' }] },
  { dictCode: 'empty', items: [] },
  {
    dictCode: 'job_title',
    items: [
      { dictItemCode: '10', dictItemName: '主任医师' },
      { dictItemCode: '2', dictItemName: '医师' },
    ],
  },
];
/** With keys that the portal does not know, and an entry that it cannot read. */
const menu = [
  {
    path: '/article',
    title: '医院新闻',
    meta: { icon: 'news', sort: 3 },
    children: [{ path: 'a', title: '甲' }],
  },
  { id: 7, path: '/notice', target: '', title: null },
  null,
];
const links = [{ title: '示例学会', jumpUrl: 'https://example.org' }];
let server: FaultyServer;
let broken: string;
beforeEach(async () => {
  broken = 'nothing';
  server = await startFaultyServer(({ path }, response) => {
    if (path.includes(broken)) sendEnvelope(response, { code: 500 }, 500);
    else if (path.includes('dict')) sendEnvelope(response, { code: 200, data: dictionaries });
    else sendEnvelope(response, { code: 200, data: path.includes('friend') ? links : menu });
  });
});
afterEach(() => server.stop());

const under = () => memoryStorage();
const requested = () => server.received.map(({ path }) => path).sort();

function storeOn(storage = under(), identity = { version: '2.1.0', language: 'zh-CN', user: '' }) {
  const client = createClient({
    baseUrl: server.url,
    product: 'train',
    timeoutMs: 10_000,
    basic: { id: 'portal', secret: 'portal' },
    session: () => null,
    newRequestId: () => 'r1',
  });
  const cache = createScopedCache(storage, () => identity, 24, Date.now);
  return { ...makeStore({ client, cache, whenUserLoaded: () => Promise.resolve() }, {}), storage };
}

describe('prefetching', () => {
  it('stores dictionaries as a map, menus unchanged and friend links under their keys (R3.15, R3.16, R3.18, R4.43, R7.20)', async () => {
    const { store, storage } = storeOn();
    await prefetchAppData(store);
    const stored = (key: string) => JSON.parse(storage.get(key) ?? 'null') as unknown;
    expect(stored(cacheKeys.dictionaries)).toEqual({
      gender: { 1: '男' },
      empty: {},
      job_title: { 2: '医师', 10: '主任医师' },
    });
    expect(stored(cacheKeys.menus)).toEqual(menu);
    const { data } = await store.dispatch(baseApi.endpoints.menuTree.initiate({}, unsubscribed));
    expect(data?.map(({ path, title }) => [path, title])).toEqual([
      ['/article', '医院新闻'],
      ['/notice', ''],
    ]);
    expect(stored(cacheKeys.friendLinks)).toEqual(links);
  });

  it('requests nothing that is stored already, and reads it in the platform’s order (R3.17, R4.44, R4.45)', async () => {
    const { storage, store } = storeOn();
    await prefetchAppData(store);
    expect(requested()).toHaveLength(3);
    const { store: next } = storeOn(storage);
    await prefetchAppData(next);
    expect(requested()).toHaveLength(3);
    const { data } = await next.dispatch(baseApi.endpoints.dictData.initiate({}, unsubscribed));
    // codes that are numbers, too, in the platform's order
    expect(data).toEqual(dictionaries);
  });

  it('reads stored dictionaries without their order, as an older version stored them', async () => {
    const { storage, store } = storeOn();
    await prefetchAppData(store);
    storage.remove(cacheKeys.dictionaryOrder);
    const { store: next } = storeOn(storage);
    const { data } = await next.dispatch(baseApi.endpoints.dictData.initiate({}, unsubscribed));
    expect(data?.[2]?.items.map(({ dictItemCode }) => dictItemCode)).toEqual(['2', '10']);
  });

  it.each([
    ['another version (R10.8)', { version: '2.2.0', language: 'zh-CN', user: '' }],
    ['another language (R10.9)', { version: '2.1.0', language: 'en-US', user: '' }],
    ['another user (R10.10)', { version: '2.1.0', language: 'zh-CN', user: 'trainee' }],
  ])('requests again for %s', async (_what, identity) => {
    const { storage, store } = storeOn();
    await prefetchAppData(store);
    await prefetchAppData(storeOn(storage, identity).store);
    expect(requested()).toHaveLength(6);
  });

  it('requests again what is stored damaged', async () => {
    const { storage, store } = storeOn();
    await prefetchAppData(store);
    storage.set(cacheKeys.dictionaries, '[[');
    storage.set(cacheKeys.menus, '{"a":1}');
    await prefetchAppData(storeOn(storage).store);
    expect(requested()).toHaveLength(5);
  });

  it('writes a failure of the dictionaries to the console and stores nothing for them (R8.27)', async () => {
    broken = 'dict';
    expectConsole('Dictionaries could not be loaded');
    const { store, storage } = storeOn();
    await prefetchAppData(store);
    expect(storage.get(cacheKeys.dictionaries)).toBeNull();
    expect(storage.get(cacheKeys.friendLinks)).not.toBeNull();
  });

  it('writes nothing for menus and friend links, which show their own failure', async () => {
    broken = 'unify-cms';
    await expect(prefetchAppData(storeOn().store)).resolves.toBeUndefined();
  });
});
