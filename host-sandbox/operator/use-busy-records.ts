import { useRef, useState } from 'react';

/** The records of a list that an action is under way for. Each has its own: the end of one frees no other. */
export function useBusyRecords() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Set<string>());

  /** Runs an action on a record. While it runs, a further one on the same record, as by a double click, does nothing. */
  async function run<Result>(id: string, action: () => Promise<Result>): Promise<Result | undefined> {
    if (running.current.has(id)) return;
    running.current.add(id);
    setIds(new Set(running.current));
    try {
      return await action();
    } finally {
      running.current.delete(id);
      setIds(new Set(running.current));
    }
  }

  return { isBusy: (id: string) => ids.has(id), run };
}
