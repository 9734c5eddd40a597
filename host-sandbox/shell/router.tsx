import type { MouseEvent, ReactNode } from 'react';
import { createHostPages } from './host-pages';
import { useObservable } from '../kits/web/observable';
import type { UnsavedInput } from './unsaved-input';

/**
 * The host's routes are its paths; the query, which holds the modes, stays. It is no routing library on purpose: those
 * write `history.state`, and the leak audits compare that of the host exactly.
 */
export function createHostRouter(unsaved: UnsavedInput) {
  const { shown, remember, followLink } = createHostPages(unsaved, () => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#host-main')?.focus({ preventScroll: true });
  });
  return {
    pathname: shown,
    remember,
    /** Opens a page of the host and moves the focus to its content, where typed text in a portal permits it. */
    navigate(path: string) {
      followLink(path + location.search);
    },
  };
}

export type HostRouter = ReturnType<typeof createHostRouter>;

/** A link to a page of the host. */
export function HostLink(props: { router: HostRouter; to: string; testId?: string; children: ReactNode }) {
  const { router, to, testId, children } = props;
  const pathname = useObservable(router.pathname);
  const isCurrent = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    router.navigate(to);
  };
  return (
    <a href={to} aria-current={isCurrent ? 'page' : 'false'} data-testid={testId} onClick={follow}>
      {children}
    </a>
  );
}
