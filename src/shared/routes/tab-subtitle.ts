import { createContext, use, useEffect } from 'react';

/** Takes what the page one is in is about; a new one whenever it is to be told again. */
export const TabSubtitleContext = createContext<((subject: string) => void) | null>(null);

/**
 * Says what a page is about, such as the name of a course, which tells its tab from others of the same title.
 * @param subtitle undefined while it is not known
 */
export function useTabSubtitle(subtitle: string | undefined): void {
  const setSubtitle = use(TabSubtitleContext);
  useEffect(() => {
    if (subtitle !== undefined) setSubtitle?.(subtitle);
  }, [setSubtitle, subtitle]);
}
