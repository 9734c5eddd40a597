import { useSearchParams } from 'react-router-dom';
import { isId } from '@/contracts/fields';

/**
 * The attempt that the address asks to review, beside the lesson it belongs to: it outlives a reload, and Back leads out
 * of it. Only for a page that is shown: one that is kept behind another has no say in the address.
 * @returns its id or `null`, and what changes it; `replace` leaves no trace in the history
 */
export function useReviewParam(lessonId: string) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('review');
  const go = (attemptId: string | null, replace = false) => {
    const next = new URLSearchParams(query);
    next.set('lesson', lessonId);
    if (attemptId === null) next.delete('review');
    else next.set('review', attemptId);
    setQuery(next, { replace, preventScrollReset: true });
  };
  return [asked !== null && isId(asked) ? asked : null, go] as const;
}
