import { jsonText } from '@/contracts/json-text';
import * as z from 'zod/mini';
import type { KeyedStorage } from '@/shared/lib/storage';
import type { Answers } from './answer-queue';

/** State of an attempt that only this tab has. */
export interface Draft {
  /** Answers that are not saved yet. */
  unsaved: Answers;
  /** Ids of the questions that are flagged for later. */
  flagged: readonly string[];
}

/** Its field names are those of drafts that earlier versions stored. */
const storedDraft = z.object({
  unsaved: z.record(z.string(), z.array(z.string())),
  marked: z.array(z.string()),
});

/**
 * Stores the draft of one attempt beyond a reload. The drafts of other attempts are kept: they belong to another quiz,
 * or to another person who may return.
 */
export function createDraftStorage(storage: KeyedStorage, attemptId: string) {
  const key = `quiz_draft:${attemptId}`;
  const read = (): Draft => {
    const { data } = storedDraft.safeParse(parseJson(storage.get(key)));
    return { unsaved: data?.unsaved ?? {}, flagged: data?.marked ?? [] };
  };
  return {
    read,
    update(change: Partial<Draft>) {
      const { unsaved, flagged } = { ...read(), ...change };
      if (Object.keys(unsaved).length + flagged.length === 0) storage.remove(key);
      else storage.set(key, jsonText({ unsaved, marked: flagged }));
    },
  };
}
export type DraftStorage = ReturnType<typeof createDraftStorage>;

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
