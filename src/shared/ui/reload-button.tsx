import { FormattedMessage } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import { Button } from './button';

/** Reloads the whole page to get its new version. Offer it only if no input would be lost. */
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
