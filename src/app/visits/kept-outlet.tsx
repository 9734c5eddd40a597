import { Activity, use, useMemo, useState, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_LocationContext as RouterLocation,
  useOutlet,
} from 'react-router-dom';
import { PageIdContext } from '@/shared/form/unsaved';
import { PageSubjectContext } from '@/shared/routes/page-subject';
import { usePortalDispatch, usePortalSelector } from '../store';
import { selectKeptPages } from './kept-pages';
import { useShownId } from './shown-id';
import { pageNamed, selectTabs } from './tabs';

interface Kept {
  id: string;
  element: ReactNode;
}

/**
 * The present page, and hidden behind it those that were visited before, with their input and their scrolled parts
 * (R2.49 to R2.51). The effects of a hidden page rest, and it goes on seeing its own address.
 */
export function KeptOutlet() {
  const element = useOutlet();
  const id = useShownId();
  const { ids, reloads } = usePortalSelector(selectKeptPages);
  const [pages, setPages] = useState<readonly Kept[]>([]);

  // in the order of their first visit: a moved node would lose what is scrolled or playing in it
  const present = { id, element };
  const isNew = !pages.some((page) => page.id === id);
  const living = (
    isNew ? [...pages, present] : pages.map((page) => (page.id === id ? present : page))
  ).filter((page) => page.id === id || ids.includes(page.id));
  if (living.length !== pages.length || living.some((page, index) => !same(page, pages[index])))
    setPages(living);

  return living.map((page) => (
    <KeptPage key={`${page.id} ${reloads[page.id] ?? 0}`} id={page.id} shown={page.id === id}>
      {page.element}
    </KeptPage>
  ));
}

function same(page: Kept, other: Kept | undefined): boolean {
  return page.id === other?.id && page.element === other.element;
}

/** A page in the router's view of the time it was last shown: its hooks would else read the next page's address. */
function KeptPage({ id, shown, children }: { id: string; shown: boolean; children: ReactNode }) {
  const location = use(RouterLocation);
  const state = use(RouterState);
  const [last, setLast] = useState({ location, state });
  if (shown && (last.location !== location || last.state !== state)) setLast({ location, state });
  const seen = shown ? { location, state } : last;
  const tellSubject = useTellSubject(id);
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <RouterLocation value={seen.location}>
        <RouterState value={seen.state}>
          <PageIdContext value={id}>
            <PageSubjectContext value={tellSubject}>{children}</PageSubjectContext>
          </PageIdContext>
        </RouterState>
      </RouterLocation>
    </Activity>
  );
}

/** Names the tab of a page by its subject; another function when the tab comes, which the page may have been sooner than. */
function useTellSubject(id: string) {
  const dispatch = usePortalDispatch();
  const hasTab = usePortalSelector((state) => selectTabs(state).some((tab) => tab.id === id));
  return useMemo(
    () => (subject: string) => {
      if (hasTab) dispatch(pageNamed({ id, subject }));
    },
    [dispatch, hasTab, id],
  );
}
