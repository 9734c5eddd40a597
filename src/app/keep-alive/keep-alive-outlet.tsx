import { Activity, use, useMemo, useState, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_LocationContext as RouterLocation,
  useOutlet,
} from 'react-router-dom';
import { PageIdContext } from '@/shared/form/unsaved-changes';
import { TabSubtitleContext } from '@/shared/routes/tab-subtitle';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import { selectKeepAlive } from '../store/keep-alive-slice';
import { useActivePageId } from '../router/active-page-id';
import { tabSubtitleSet, selectTabs } from '../store/tabs-slice';

interface CachedPage {
  id: string;
  element: ReactNode;
}

/**
 * The present page, and hidden behind it those that were visited before, with their input and their scrolled parts
 * (R2.49 to R2.51). The effects of a hidden page rest, and it goes on seeing its own address.
 */
export function KeepAliveOutlet() {
  const element = useOutlet();
  const id = useActivePageId();
  const { ids, refreshCounts } = usePortalSelector(selectKeepAlive);
  const [pages, setPages] = useState<readonly CachedPage[]>([]);

  // in the order of their first visit: a moved node would lose what is scrolled or playing in it
  const current = { id, element };
  const isNew = !pages.some((page) => page.id === id);
  const alive = (isNew ? [...pages, current] : pages.map((page) => (page.id === id ? current : page))).filter(
    (page) => page.id === id || ids.includes(page.id),
  );
  if (alive.length !== pages.length || alive.some((page, index) => !isSamePage(page, pages[index])))
    setPages(alive);

  return alive.map((page) => (
    <KeepAlivePage key={`${page.id} ${refreshCounts[page.id] ?? 0}`} id={page.id} active={page.id === id}>
      {page.element}
    </KeepAlivePage>
  ));
}

function isSamePage(page: CachedPage, other: CachedPage | undefined): boolean {
  return page.id === other?.id && page.element === other.element;
}

/** A page in the router's view of the time it was last shown: its hooks would else read the next page's address. */
function KeepAlivePage({ id, active, children }: { id: string; active: boolean; children: ReactNode }) {
  const location = use(RouterLocation);
  const state = use(RouterState);
  const [last, setLast] = useState({ location, state });
  if (active && (last.location !== location || last.state !== state)) setLast({ location, state });
  const view = active ? { location, state } : last;
  const setSubtitle = useSubtitleSetter(id);
  return (
    <Activity mode={active ? 'visible' : 'hidden'}>
      <RouterLocation value={view.location}>
        <RouterState value={view.state}>
          <PageIdContext value={id}>
            <TabSubtitleContext value={setSubtitle}>{children}</TabSubtitleContext>
          </PageIdContext>
        </RouterState>
      </RouterLocation>
    </Activity>
  );
}

/** Names the tab of a page by its subject; another function when the tab comes, which the page may have been sooner than. */
function useSubtitleSetter(id: string) {
  const dispatch = usePortalDispatch();
  const hasTab = usePortalSelector((state) => selectTabs(state).some((tab) => tab.id === id));
  return useMemo(
    () => (subject: string) => {
      if (hasTab) dispatch(tabSubtitleSet({ id, subject }));
    },
    [dispatch, hasTab, id],
  );
}
