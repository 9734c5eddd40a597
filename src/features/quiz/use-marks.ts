import { useState } from 'react';
import type { DraftStorage } from './draft-storage';

/** The questions that somebody marked to look at again; they outlive a reload. */
export function useFlaggedQuestions(draft: DraftStorage) {
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
