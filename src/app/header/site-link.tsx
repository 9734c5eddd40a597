import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { usePortal } from '../portal-context';
import { selectSettings } from '../settings/settings';
import { usePortalSelector } from '../store';
import { logoPath } from './logo-path';
import { messages } from './messages';

/** Logo and title of the site, which lead home (R2.33); the short title where the whole one has no room. */
export function SiteLink() {
  const { title, shortTitle } = usePortal().config.site;
  const { language } = usePortalSelector(selectSettings);
  return (
    <Link className="portal-logo" to={paths.home.href()}>
      <svg
        viewBox="0 0 36 36"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={logoPath} />
      </svg>
      <span className="portal-title">{title[language]}</span>
      <span className="portal-short-title">{shortTitle[language]}</span>
      <span className="portal-hidden">
        <FormattedMessage {...messages.home} />
      </span>
    </Link>
  );
}
