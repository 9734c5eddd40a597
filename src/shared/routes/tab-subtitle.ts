import { createContext, use, useEffect } from 'react';

/** Sets the subtitle of this page's tab; a new function whenever the subtitle must be set again. */
export const TabSubtitleContext = createContext<((subtitle: string) => void) | null>(null);

/**
 * Sets this page's tab subtitle, such as the name of a course, which distinguishes tabs of the same title.
 * @param subtitle undefined while it is unknown
 */
export function useTabSubtitle(subtitle: string | undefined): void {
  const setSubtitle = use(TabSubtitleContext);
  useEffect(() => {
    if (subtitle !== undefined) setSubtitle?.(subtitle);
  }, [setSubtitle, subtitle]);
}
