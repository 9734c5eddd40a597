import 'fake-indexeddb/auto';
import { setPlatform } from './platform-in-test';
import { syncInTest } from './sync-in-test';
import { beatEvery, longestWait, waitWhileBusy } from './waits';

const setup = syncInTest();

describe('progress on its way to a busy platform', () => {
  it('waits as long as a busy platform asks for, and goes out once, as it is then', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const platform = setPlatform();
    const refused: string[] = [];
    const sync = setup.begin(platform, { onRefused: ({ code }) => refused.push(code) });
    await setup.pass(0);
    platform.setBusy(20);
    await sync.note('1', { ranges: [[0, 5]], position: 5 });
    await sync.flush();
    expect(sync.state()).toMatchObject({ pending: true, unsaved: 5, trouble: 'busy', savedAt: null });
    for (let second = 6; second <= 9; second += 1) {
      await sync.note('1', { ranges: [[0, second]], position: second });
      await sync.flush();
    }
    await setup.pass(29_000);
    expect(platform.calls).toHaveLength(1);
    expect(await setup.store().of('u')).toMatchObject([{ ranges: [[0, 9]] }]);
    platform.setNetwork('good');
    await setup.pass(1000);
    expect(platform.calls.slice(1)).toMatchObject([[{ lessonId: '1', ranges: [[0, 9]], position: 9 }]]);
    expect(sync.state()).toMatchObject({ pending: false, trouble: null });
    expect([await setup.store().of('u'), refused]).toEqual([[], []]);
    sync.stop();
  });

  it('is tried once more where its page goes while the platform is busy', async () => {
    const platform = setPlatform();
    const sync = setup.begin(platform);
    await setup.pass(0);
    platform.setBusy(60);
    await sync.note('1', { ranges: [[0, 5]], position: 5 });
    await sync.flush();
    platform.setNetwork('good');
    await sync.flush();
    expect(platform.calls).toHaveLength(1);
    await sync.flush(true);
    expect(platform.lessons.get('1')?.ranges).toEqual([[0, 5]]);
    sync.stop();
  });

  it('of many people comes back spread over as long again as a busy platform asks for', () => {
    const random = jest.spyOn(Math, 'random');
    const waits = [0, 0.5, 0.999].map((chance) => {
      random.mockReturnValue(chance);
      return waitWhileBusy(4);
    });
    expect(waits).toEqual([4000, 6000, 7996]);
    random.mockReturnValue(0);
    expect([waitWhileBusy(null), waitWhileBusy(1e6)]).toEqual([beatEvery, longestWait]);
  });
});
