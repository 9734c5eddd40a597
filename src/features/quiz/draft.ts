import * as z from 'zod/mini';
import type { KeyedStorage } from '@/shared/lib/storage';
import type { Answers } from './answer-sync';

/** What of an attempt is known to this tab alone: answers that are not saved yet, and questions marked for later. */
export interface Draft {
  unsaved: Answers;
  marked: readonly string[];
}

const stored = z.object({
  attemptId: z.string(),
  unsaved: z.record(z.string(), z.array(z.string())),
  marked: z.array(z.string()),
});

const key = 'quiz_draft';

/** Keeps the draft of one attempt over a reload; one of another attempt is forgotten. */
export function draftOf(storage: KeyedStorage, attemptId: string) {
  const read = (): Draft => {
    const found = stored.safeParse(parse(storage.get(key)));
    if (found.success && found.data.attemptId === attemptId) return found.data;
    return { unsaved: {}, marked: [] };
  };
  return {
    read,
    change(part: Partial<Draft>) {
      const { unsaved, marked } = { ...read(), ...part };
      if (Object.keys(unsaved).length + marked.length === 0) storage.remove(key);
      else storage.set(key, JSON.stringify({ attemptId, unsaved, marked }));
    },
  };
}
export type DraftStore = ReturnType<typeof draftOf>;

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
