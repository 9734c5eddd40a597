import { createContext, use, useEffect } from 'react';

/** Takes what the page one is in is about; a new one whenever it is to be told again. */
export const PageSubjectContext = createContext<((subject: string) => void) | null>(null);

/**
 * Says what a page is about, such as the name of a course, which tells its tab from others of the same title.
 * @param subject undefined while it is not known
 */
export function usePageSubject(subject: string | undefined): void {
  const tell = use(PageSubjectContext);
  useEffect(() => {
    if (subject !== undefined) tell?.(subject);
  }, [tell, subject]);
}
