import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { FavouriteKey } from '@/contracts/favourite';
import { selectIsSignedIn, type Session } from '@/session/session';
import { useCapabilities } from '@/shared/config/config-context';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { favouriteApi } from './api';
import styles from './favourite-button.module.css';
import { addFavouriteHref } from './add-favourite-url';
import { messages } from './messages';
import { isSame, useSaveFavourite } from './use-save-favourite';

interface Props extends FavouriteKey {
  /** Name of the course or hospital. */
  name: string;
  /** Shows only the star, in the corner of a card. */
  compact?: boolean;
}

/**
 * Adds a course or a hospital to the favourites. For a visitor it is a link that leads through the login and back.
 * Renders nothing on a platform without favourites.
 */
export function FavouriteButton(props: Props) {
  const isOffered = useCapabilities().has('favourites');
  const isSignedIn = useSelector((state: { session: Session }) => selectIsSignedIn(state));
  if (!isOffered) return null;
  return isSignedIn ? <Toggle {...props} /> : <LoginLink {...props} />;
}

function Toggle({ kind, id, name, compact = false }: Props) {
  const intl = useIntl();
  const { data: keys, isError } = favouriteApi.endpoints.favouriteList.useQuery({});
  const save = useSaveFavourite();
  // The state is unknown, and the page works without the button.
  if (keys === undefined && isError) return null;
  const isKept = keys?.some((key) => isSame(key, { kind, id })) ?? false;
  return (
    <Button
      className={styles.button}
      data-shape={compact ? 'star' : 'wide'}
      // Name and label say the state. With `aria-pressed` the name would have to stay the same.
      data-kept={isKept || undefined}
      aria-disabled={keys === undefined}
      aria-busy={keys === undefined}
      aria-label={intl.formatMessage(isKept ? messages.keptNamed : messages.keepNamed, { name })}
      onClick={() => {
        if (keys !== undefined) void save({ kind, id }, !isKept);
      }}
    >
      <Face compact={compact} isKept={isKept} />
    </Button>
  );
}

function LoginLink({ kind, id, name, compact = false }: Props) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  return (
    <Link
      className={styles.button}
      data-shape={compact ? 'star' : 'wide'}
      to={addFavouriteHref({ key: { kind, id }, back: pathname + search })}
      aria-label={intl.formatMessage(messages.keepNamed, { name })}
    >
      {/* the name of the star says that it needs a login */}
      {(lock) => (
        <>
          <Face compact={compact} />
          {!compact && lock}
        </>
      )}
    </Link>
  );
}

function Face({ compact, isKept = false }: { compact: boolean; isKept?: boolean }) {
  return (
    <>
      <Icon name="star" />
      {!compact && <FormattedMessage {...(isKept ? messages.kept : messages.keep)} />}
    </>
  );
}
