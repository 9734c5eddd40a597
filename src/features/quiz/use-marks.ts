import { useState } from 'react';
import type { DraftStore } from './draft';

/** The questions that somebody marked to look at again; they outlive a reload. */
export function useMarks(draft: DraftStore) {
  const [marked, setMarked] = useState<readonly string[]>(() => draft.read().marked);
  const toggle = (questionId: string) => {
    const next = marked.includes(questionId)
      ? marked.filter((id) => id !== questionId)
      : [...marked, questionId];
    draft.change({ marked: next });
    setMarked(next);
  };
  return { marked, toggle };
}
