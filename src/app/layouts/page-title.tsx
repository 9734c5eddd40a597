import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAppearance } from '@/shared/theme/appearance-context';
import { usePortal } from '../portal-context';
import { currentPage, type PortalRouter } from '../router/current-page';
import { selectSettings } from '../store/settings-slice';
import { usePortalSelector } from '../store/store';

/** Sets the document's title to `page - site`; in a host the title is the host's (R2.48). */
export function PageTitle({ router }: { router: PortalRouter }) {
  const intl = useIntl();
  const { embedded } = usePortal();
  const { language } = useAppearance();
  const { title } = usePortalSelector(selectSettings);
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

function pageTitle(page: string, site: string): string {
  return page === '' ? site : `${page} - ${site}`;
}
