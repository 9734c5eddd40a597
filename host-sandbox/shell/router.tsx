import type { MouseEvent, ReactNode } from 'react';
import { createObservable, useObservable } from './observable';

/**
 * The host's routes are its paths; the query, which holds the modes, stays. It is no routing library on purpose: those
 * write `history.state`, and the leak audits compare that of the host exactly.
 */
export function createHostRouter(leaving: { mustAsk: () => boolean; mayLeave: () => Promise<boolean> }) {
  const pathname = createObservable(location.pathname);
  window.addEventListener('popstate', () => {
    if (location.pathname !== pathname.get()) pathname.set(location.pathname);
  });
  const open = (path: string) => {
    history.pushState(null, '', path + location.search);
    pathname.set(location.pathname);
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#host-main')?.focus({ preventScroll: true });
  };
  return {
    pathname,
    /** Opens a page of the host and moves the focus to its content, where typed text in a portal permits it. */
    navigate(path: string) {
      if (!leaving.mustAsk()) open(path);
      else void leaving.mayLeave().then((mayLeave) => mayLeave && open(path));
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
