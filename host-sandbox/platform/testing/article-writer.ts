import { EventEmitter, once } from 'node:events';
import type { EditedArticle } from '@/contracts/article-edit';
import { apiFor } from './api';

/**
 * Writes numbered articles one after the other in one session until it is stopped. A failed write is not repeated.
 * @param series precedes the number in the titles, for several writers at once
 */
export function keepWriting(platform: { readonly url: string }, series = '') {
  const { send, as } = apiFor(platform);
  const acknowledged: number[] = [];
  const refused = new Set<number>();
  let longestPause = 0;
  let isStopped = false;
  const changes = new EventEmitter();
  const writing = (async () => {
    const headers = await as('admin');
    const draft = { id: null, revision: 0, articleType: 'notice', categoryId: '9', summary: '', source: '' };
    let last = performance.now();
    for (let number = 1; !isStopped; number += 1) {
      const input = { ...draft, title: `${series}第 ${number} 号`, content: '<p>正文</p>' };
      const status = await send('articleEdit', input, headers).then(
        (response) => response.status,
        () => 0, // no response, or one that is not the platform's
      );
      if (status !== 200) refused.add(status);
      else {
        acknowledged.push(number);
        longestPause = Math.max(longestPause, performance.now() - last);
        last = performance.now();
        changes.emit('change');
      }
    }
  })();
  return {
    /** Numbers of the articles that the platform acknowledged. */
    acknowledged,
    /** HTTP statuses of failed writes; 0 for no response. */
    refused,
    /** Milliseconds. */
    longestPause: () => longestPause,
    /** Resolves when this many more are acknowledged. */
    more: async (count: number) => {
      const goal = acknowledged.length + count;
      while (acknowledged.length < goal && !isStopped) await once(changes, 'change');
    },
    stop: async () => {
      isStopped = true;
      changes.emit('change');
      await writing;
    },
  };
}

/** The numbers of the articles that `keepWriting` stored, in order. */
export async function storedNumbers(platform: { readonly url: string }): Promise<number[]> {
  const { send, as } = apiFor(platform);
  const headers = await as('admin');
  const found: number[] = [];
  for (let current = 1; ; current += 1) {
    const query = { state: 'draft', keyword: '号' };
    const response = await send('articleEditPage', { current, size: 50, query }, headers);
    const { records } = response.data as { records: EditedArticle[] };
    found.push(...records.flatMap(({ title }) => /^第 (\d+) 号$/.exec(title)?.[1] ?? []).map(Number));
    if (records.length < 50) return found.sort((one, other) => one - other);
  }
}
