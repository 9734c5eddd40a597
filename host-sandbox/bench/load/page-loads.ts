import { setTimeout as sleep } from 'node:timers/promises';
import { articlePage } from '@/contracts/article';
import { messagePage } from '@/contracts/message';
import { profile } from '@/contracts/profile';
import { projectPage } from '@/contracts/project';
import { searchAll } from '@/contracts/search';
import { noteList, noteSave } from '@/contracts/study-note';
import { backoffDelay, retryDelays } from '@/shared/lib/retry-loop';
import type { ResponseLog } from './response-log';
import { requestAs } from './portal-request';

/** Milliseconds that a trainee looks at a page. */
const lookMs = 4000;
/** A note is written after this many pages. */
const pagesPerNote = 3;

/**
 * Trainees who read pages and write a note after some of them. A page that fails is requested again with growing
 * delays, as the portal does; a note that fails is not, because the portal leaves that to the person.
 */
export function startPageLoads(url: string, lessonId: string, trainees: number, log: ResponseLog) {
  const page = { current: 1, size: 10 };
  const pages = [
    { call: articlePage, input: { ...page, query: { articleType: 'news' } } },
    { call: projectPage, input: { ...page, query: {} } },
    { call: noteList, input: { lessonId } },
    { call: searchAll, input: { ...page, query: { keyword: '移植' } } },
    { call: profile, input: {} },
    { call: messagePage, input: { ...page, query: {} } },
  ];
  const notes: string[] = [];
  let isOver = false;

  async function read(trainee: number, { call, input }: (typeof pages)[number]): Promise<void> {
    const first = performance.now();
    for (let failures = 0; !isOver;) {
      const { status } = await requestAs(url, trainee, call, input);
      log.add('read', status);
      if (status === 200) return log.waited(performance.now() - first);
      failures += 1;
      await sleep(backoffDelay(failures, retryDelays));
    }
  }

  async function write(trainee: number, number: number): Promise<void> {
    const text = `${trainee}-${number}`;
    const { status } = await requestAs(url, trainee, noteSave, { lessonId, seconds: number, text });
    log.add('note', status);
    if (status === 200) notes.push(text);
  }

  async function readPages(trainee: number): Promise<void> {
    await sleep((trainee / trainees) * lookMs);
    for (let count = 1; !isOver; count += 1) {
      const next = pages[(trainee + count) % pages.length];
      if (next) await read(trainee, next);
      if (count % pagesPerNote === 0) await write(trainee, count);
      await sleep(lookMs);
    }
  }

  const all = Array.from({ length: trainees }, (_, index) => readPages(index + 1));
  return {
    /** Texts of the notes that the platform acknowledged. */
    notes: notes as readonly string[],
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(all);
    },
  };
}
