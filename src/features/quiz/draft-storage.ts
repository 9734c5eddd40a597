import * as z from 'zod/mini';
import type { KeyedStorage } from '@/shared/lib/storage';
import type { Answers } from './answer-queue';

/** What of an attempt is known to this tab alone: answers that are not saved yet, and questions marked for later. */
export interface Draft {
  unsaved: Answers;
  marked: readonly string[];
}

const stored = z.object({
  unsaved: z.record(z.string(), z.array(z.string())),
  marked: z.array(z.string()),
});

/**
 * Keeps the draft of one attempt over a reload. Others stay beside it: of another quiz, or of somebody else who studied
 * here and may come back, since an attempt is one person's.
 */
export function createDraftStorage(storage: KeyedStorage, attemptId: string) {
  const key = `quiz_draft:${attemptId}`;
  const read = (): Draft => {
    const found = stored.safeParse(parse(storage.get(key)));
    return found.success ? found.data : { unsaved: {}, marked: [] };
  };
  return {
    read,
    change(part: Partial<Draft>) {
      const { unsaved, marked } = { ...read(), ...part };
      if (Object.keys(unsaved).length + marked.length === 0) storage.remove(key);
      else storage.set(key, JSON.stringify({ unsaved, marked }));
    },
  };
}
export type DraftStorage = ReturnType<typeof createDraftStorage>;

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
