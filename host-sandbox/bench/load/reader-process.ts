import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { articlePage } from '@/contracts/article';
import { callPath } from '@/contracts/call';
import { createHttpConnection } from './http-connection';

// A process of its own whose readers ask for pages of news without pause.

const file = fileURLToPath(import.meta.url);

/** An order to read at a port, or with 0 readers to stop. */
interface ReadOrder {
  readonly port: number;
  readonly readers: number;
}

export interface ReaderProcess {
  readonly pid: number;
  /** Starts readers; they stop at the next order. @returns pages that were read since the last order */
  order(order: ReadOrder): Promise<number>;
  end(): void;
}

/** Starts the process. */
export function startReaderProcess(): ReaderProcess {
  const child = fork(file);
  return {
    pid: child.pid ?? 0,
    async order(order) {
      const received = once(child, 'message') as Promise<[number]>;
      child.send(order);
      return (await received)[0];
    },
    end: () => child.disconnect(),
  };
}

if (process.argv[1] === file) {
  const path = `/api${callPath(articlePage, 'train')}`;
  const body = JSON.stringify({ current: 1, size: 10, query: { articleType: 'news' } });
  let run = 0;
  let pages = 0;
  const read = async (port: number, ownRun: number) => {
    const connection = createHttpConnection(port);
    while (ownRun === run) {
      // A page that fails does not count.
      const status = await connection.post(path, '', body).then(
        (response) => response.status,
        () => 0,
      );
      if (status === 200 && ownRun === run) pages += 1;
    }
    connection.close();
  };
  process.on('message', ({ port, readers }: ReadOrder) => {
    run += 1;
    process.send?.(pages);
    pages = 0;
    for (let reader = 0; reader < readers; reader += 1) void read(port, run);
  });
  process.on('disconnect', () => process.exit());
}
