import { FormattedMessage } from 'react-intl';
import { mediaUrl } from '@/shared/lib/media-url';
import { paths } from '@/shared/routes/paths';
import { useAppearance } from '@/shared/theme/appearance-context';
import { Link } from '@/shared/ui/link';
import { Logo } from '@/shared/ui/logo';
import { usePortal } from '../portal-context';
import { selectSettings } from '../store/settings-slice';
import { usePortalSelector } from '../store/store';
import { messages } from './messages';

/**
 * Logo and title of the site, a link to the home page (R2.33). Narrow screens show the short title.
 * @param compact shows the logo only
 */
export function BrandLink({ compact = false }: { compact?: boolean }) {
  const { config, mediaBase } = usePortal();
  const { shortTitle } = config.site;
  const { language } = useAppearance();
  const { title, logo } = usePortalSelector(selectSettings);
  return (
    <Link className="portal-logo" to={paths.home.href()}>
      {logo ? <img src={mediaUrl(logo, mediaBase)} alt="" width="36" height="36" /> : <Logo line={2.2} />}
      <span className={compact ? 'portal-hidden' : 'portal-title'}>{title[language]}</span>
      {!compact && <span className="portal-short-title">{shortTitle[language]}</span>}
      <span className="portal-hidden">
        <FormattedMessage {...messages.home} />
      </span>
    </Link>
  );
}
