import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { PortalRouter } from '../router/router';
import { currentPage } from '../router/current-page';
import { usePortal } from '../portal-context';
import { selectSettings } from '../store/settings-slice';
import { usePortalSelector } from '../store/store';

/** `page - site` as the document's title; a host keeps its own (R2.48). */
export function PageTitle({ router }: { router: PortalRouter }) {
  const intl = useIntl();
  const { embedded } = usePortal();
  const { language, title } = usePortalSelector(selectSettings);
  const site = title[language];
  useEffect(() => {
    if (embedded) return undefined;
    const write = () => {
      const page = currentPage(router.state);
      document.title = page ? pageTitle(intl.formatMessage(page.title), site) : site;
    };
    write();
    return router.subscribe(write);
  }, [embedded, intl, router, site]);
  return null;
}

/** The title of the document for a page (R2.48). */
export function pageTitle(page: string, site: string): string {
  return page === '' ? site : `${page} - ${site}`;
}
