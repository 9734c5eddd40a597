import { useEffect, useRef, type RefObject } from 'react';
import { useAppearance } from '@/shared/theme/appearance-context';
import { isFocusLost } from '@/shared/ui/use-focus-fallback';

/**
 * Moves the focus to the heading of a lesson that replaces another one, so that keyboard and screen reader start there.
 * In a host, only when the focus was in the portal or is lost.
 * @returns ref of that heading, which can have the focus
 */
export function useLessonFocus(lessonId: string | undefined): RefObject<HTMLHeadingElement | null> {
  const { root } = useAppearance();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(lessonId);
  useEffect(() => {
    if (last.current === lessonId) return;
    last.current = lessonId;
    const { activeElement } = root.getRootNode() as Document | ShadowRoot;
    if (root.contains(activeElement) || isFocusLost()) heading.current?.focus({ preventScroll: true });
  }, [lessonId, root]);
  return heading;
}
