import { Activity, use, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useOutlet } from 'react-router-dom';
import { PageIdContext } from '@/shared/form/unsaved-changes';
import { DataRouterStateContext, LocationContext } from '@/shared/lib/library-internals';
import { TabSubtitleContext } from '@/shared/routes/tab-subtitle';
import { useActivePageId } from '../router/current-page';
import { selectKeepAlive } from '../store/keep-alive-slice';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import { selectTabs, tabSubtitleSet } from '../store/tabs-slice';

interface CachedPage {
  id: string;
  element: ReactNode;
}

/**
 * The active page and, hidden, the cached ones with their input and scroll positions (R2.49 to R2.51). The effects of a
 * hidden page are stopped, and its router hooks keep returning its own address.
 */
export function KeepAliveOutlet() {
  const element = useOutlet();
  const activeId = useActivePageId();
  const { ids, refreshCounts } = usePortalSelector(selectKeepAlive);
  const [pages, setPages] = useState<readonly CachedPage[]>([]);

  // In the order of their first visit: moving a node would reset its scroll positions and players.
  const active = { id: activeId, element };
  const isNew = !pages.some(({ id }) => id === activeId);
  const alive = (
    isNew ? [...pages, active] : pages.map((page) => (page.id === activeId ? active : page))
  ).filter(({ id }) => id === activeId || ids.includes(id));
  if (alive.length !== pages.length || alive.some((page, index) => !isSamePage(page, pages[index])))
    setPages(alive);

  return alive.map((page) => (
    <KeepAlivePage
      key={`${page.id} ${refreshCounts[page.id] ?? 0}`}
      id={page.id}
      active={page.id === activeId}
    >
      {page.element}
    </KeepAlivePage>
  ));
}

function isSamePage(page: CachedPage, other: CachedPage | undefined): boolean {
  return page.id === other?.id && page.element === other.element;
}

/** Provides the router contexts from the time when the page was last active. */
function KeepAlivePage({ id, active, children }: { id: string; active: boolean; children: ReactNode }) {
  const location = use(LocationContext);
  const state = use(DataRouterStateContext);
  const [last, setLast] = useState({ location, state });
  if (active && (last.location !== location || last.state !== state)) setLast({ location, state });
  const view = active ? { location, state } : last;
  const setSubtitle = useSubtitleSetter(id);
  // React passes a new value of a context through a whole hidden tree only if a component above the tree reads it
  useIntl();
  return (
    <Activity mode={active ? 'visible' : 'hidden'}>
      <LocationContext value={view.location}>
        <DataRouterStateContext value={view.state}>
          <PageIdContext value={id}>
            <TabSubtitleContext value={setSubtitle}>{children}</TabSubtitleContext>
          </PageIdContext>
        </DataRouterStateContext>
      </LocationContext>
    </Activity>
  );
}

/** Sets the subtitle of a page's tab. The function changes when the tab appears, so that the page calls it again. */
function useSubtitleSetter(id: string) {
  const dispatch = usePortalDispatch();
  const hasTab = usePortalSelector((state) => selectTabs(state).some((tab) => tab.id === id));
  return useMemo(
    () => (subtitle: string) => {
      if (hasTab) dispatch(tabSubtitleSet({ id, subtitle }));
    },
    [dispatch, hasTab, id],
  );
}
