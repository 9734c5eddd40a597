import { FormattedMessage } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import { Button } from './button';

/** Loads the whole page again, for a new version of it. Offer it only where that loses nothing. */
export function ReloadButton({ label }: { label: Message }) {
  return (
    <Button
      solid
      onClick={() => {
        location.reload();
      }}
    >
      <FormattedMessage {...label} />
    </Button>
  );
}
