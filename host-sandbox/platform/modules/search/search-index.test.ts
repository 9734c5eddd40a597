import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiFor } from '../../testing/api';
import { copyFolder, seededFolder } from '../../testing/build-cache';
import { startTestPlatform } from '../../testing/start-test-platform';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'search-index-'));
  await copyFolder(await seededFolder(), dataDir);
}, 60_000);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const copied = `kind, speciality, mode, hospital_id, audience, place, content, teachers, credits, hours, enrol_from,
  enrol_until, starts_at, ends_at, quota, draft, published_at`;

test('courses that were imported or withdrawn in the database are found, or no longer found, after the next start', async () => {
  const start = () => startTestPlatform({ dataDir, controlled: true });
  let platform = await start();
  await platform.control({
    statements: [
      `insert into projects (title, summary, ${copied}, search_text, grams)
       select '鹤望兰进修班', '', ${copied}, '', '{}' from projects where title like '捐献文化与社会宣传%' limit 1`,
      `update projects set draft = true where title like '捐献文化与社会宣传%'`,
      `delete from platform_facts where name = 'search-index'`,
    ],
  });
  await platform.stop();
  platform = await start();
  const { send } = apiFor(platform);
  const titles = async (name: 'searchAll' | 'projectPage', keyword: string) => {
    const query = name === 'searchAll' ? { keyword, kind: 'project' } : { keyword };
    const { data } = await send(name, { current: 1, size: 10, query });
    return (data.records as { title: string }[]).map(({ title }) => title);
  };
  try {
    for (const name of ['searchAll', 'projectPage'] as const) {
      expect([name, await titles(name, '鹤望兰')]).toEqual([name, ['鹤望兰进修班']]);
      expect(await titles(name, '捐献文化与社会宣传骨干')).toEqual([]);
    }
  } finally {
    await platform.stop();
  }
}, 60_000);
