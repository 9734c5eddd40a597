import 'fake-indexeddb/auto';
import type { ProgressEntry } from '@/contracts/study';
import type { Range } from '@/contracts/ranges';
import { openProgressDb } from './progress-db';
import { createFakePlatform, setupSyncTests } from './progress-fixture';

const setup = setupSyncTests();

describe('progress that is not uploaded when the page or its database is closed', () => {
  it('says that progress is not persistent where there is no database', async () => {
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const inMemory = await openProgressDb({ name: 'nowhere' });
    open.mockRestore();
    const platform = createFakePlatform();
    const sync = setup.start(platform, { db: inMemory });
    expect(sync.state().persistent).toBe(false);
    await sync.record('1', { ranges: [[0, 9]], position: 9 });
    await sync.flush();
    expect(platform.lessons.get('1')?.ranges).toEqual([[0, 9]]);
    sync.dispose();
  });

  it('sends less than 64 KiB when the page is unloaded, and keeps everything stored here (R10.63)', async () => {
    const platform = createFakePlatform();
    const sentOnUnload: ProgressEntry[][] = [];
    const sync = setup.start(platform, { sendKeepalive: (reports) => sentOnUnload.push(reports) });
    const ranges = (count: number) =>
      Array.from({ length: count }, (_, index): Range => [index * 2, index * 2 + 1]);
    await sync.record('1', { ranges: [[0, 7]], position: 7 });
    const removeCallback = sync.onUnload(() => void sync.record('1', { ranges: [[0, 7.4]], position: 7.4 }));
    sync.sendOnUnload();
    expect(sentOnUnload).toMatchObject([[{ lessonId: '1', ranges: [[0, 7.4]], position: 7.4 }]]);
    removeCallback();
    for (let lesson = 2; lesson < 60; lesson += 1)
      await sync.record(`${lesson}`, { ranges: ranges(1000), position: 1999 });
    sync.sendOnUnload();
    expect(sentOnUnload[1]?.length).toBeGreaterThan(1);
    expect(JSON.stringify(sentOnUnload[1]).length).toBeLessThan(64 * 1024);
    expect(await setup.db().forUser('u')).toHaveLength(59);
    sync.dispose();
  });

  it('sends the last seconds that are recorded while the page is unloaded, without waiting for the database', () => {
    const sentOnUnload: ProgressEntry[][] = [];
    const sync = setup.start(createFakePlatform(), {
      db: { ...setup.db(), update: () => new Promise(() => undefined) },
      sendKeepalive: (reports) => sentOnUnload.push(reports),
    });
    sync.onUnload(() => void sync.record('1', { ranges: [[0, 7]], position: 7 }));
    sync.sendOnUnload();
    expect(sentOnUnload).toMatchObject([[{ lessonId: '1', ranges: [[0, 7]], position: 7 }]]);
    sync.dispose();
  });

  it('sends progress although the database was closed, and says that it is not persistent', async () => {
    const platform = createFakePlatform();
    const sync = setup.start(platform);
    await setup.pass(0);
    setup.db().close();
    await sync.record('1', { ranges: [[0, 9]], position: 9 });
    expect(sync.state()).toMatchObject({ pending: true, unsavedSeconds: 9, persistent: false });
    await sync.flush();
    expect(platform.lessons.get('1')?.ranges).toEqual([[0, 9]]);
    expect(sync.state()).toMatchObject({ pending: false, unsavedSeconds: 0 });
    sync.dispose();
  });
});
