import { readFileSync } from 'node:fs';
import path from 'node:path';
import { articlePage } from '@/contracts/article';
import { callRequest, type Call } from '@/contracts/call';
import { noteSave, type StudyNote } from '@/contracts/study-note';
import { apiFor } from '../../testing/api';
import { projectRoot } from '../../testing/project-root';
import { createStudyApi } from '../../testing/study-api';
import { planCluster } from './plan-cluster';
import { findEachProgram } from './programs';
import { startCluster } from './start-cluster';

const { programs } = planCluster(findEachProgram());
// PostgreSQL and nginx come with the distribution's packages, which a machine need not have.
const withPrograms = programs?.nginx ? test : test.skip;

const readers = 10;
/** Each changes a note of its own, so that none waits for another. */
const writers = 10;
const clients = readers + writers;
const restarts = 6;

/** As the unit of production gives it. */
function drainSeconds(): string {
  const unit = path.join(projectRoot(), 'host-sandbox/platform/ops/production/portal@.service');
  return /DRAIN_SECONDS=(\d+)/.exec(readFileSync(unit, 'utf8'))?.[1] ?? '';
}

interface Post {
  readonly call: Pick<Call, 'path'>;
  readonly input: object;
}

/** Clients that post without pause until they are stopped. */
function keepPosting(url: string, headers: Readonly<Record<string, string>>, posts: readonly Post[]) {
  /** Number of responses by status, 0 for none; statuses other than 200 also by the event that was under way. */
  const responses = new Map<string, number>();
  let meanwhile = '';
  let isStopped = false;
  const post = async ({ call, input }: Post) => {
    const { address, body } = callRequest(call, 'train', input);
    const status = await fetch(`${url}/api${address}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    const key = status === 200 ? '200' : `${status} ${meanwhile}`;
    responses.set(key, (responses.get(key) ?? 0) + 1);
  };
  const posting = posts.map(async (one) => {
    while (!isStopped) await post(one);
  });
  const total = () => [...responses.values()].reduce((sum, times) => sum + times, 0);
  return {
    responses,
    note: (happens: string) => {
      meanwhile = happens;
    },
    more: async (count: number) => {
      const goal = total() + count;
      while (total() < goal) await new Promise(setImmediate);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(posting);
    },
  };
}

withPrograms(
  'every call to platforms that are restarted in turn behind nginx gets 200, while clients read and write',
  async () => {
    if (!programs) return;
    const cluster = await startCluster(programs, { env: { DRAIN_SECONDS: drainSeconds() } });
    try {
      const calls = { ...apiFor(cluster), advance: () => Promise.resolve() };
      const headers = await calls.as('trainee');
      const { id: lessonId } = await createStudyApi(calls).lesson(headers, '交接核对');
      const read = { current: 1, size: 10, query: { articleType: 'news' } };
      const posts: Post[] = Array.from({ length: readers }, () => ({ call: articlePage, input: read }));
      for (let writer = 0; writer < writers; writer += 1) {
        const note = { lessonId, seconds: writer, text: `第 ${writer} 条` };
        const { id } = (await calls.send('noteSave', note, headers)).data as StudyNote;
        posts.push({ call: noteSave, input: { ...note, id } });
      }
      const posting = keepPosting(cluster.url, headers, posts);
      for (let restart = 0; restart < restarts; restart += 1) {
        const index = restart % cluster.platforms.length;
        await posting.more(10 * clients);
        posting.note(`while ${index} stops`);
        await cluster.platforms[index]?.stop();
        posting.note(`without ${index}`);
        await posting.more(10 * clients);
        posting.note(`while ${index} starts`);
        await cluster.restart(index);
        posting.note(`after the start of ${index}`);
      }
      await posting.more(10 * clients);
      await posting.stop();
      const succeeded = posting.responses.get('200') ?? 0;
      console.info(`${succeeded} responses 200 during ${restarts} restarts`);
      // Each line of the log ends with the status of the platform, and after how many seconds.
      const failed = (await cluster.accessLog()).filter((line) => !line.includes('" 200 '));
      expect([Object.fromEntries(posting.responses), failed]).toEqual([{ 200: succeeded }, []]);
    } finally {
      await cluster.stop();
    }
  },
  600_000,
);
