import { FormattedMessage } from 'react-intl';
import { useConfig } from '@/shared/config/config-context';
import { messages } from './messages';

/**
 * The annual target of the settings, and the credits still missing; nothing without a target. @param earned credits of
 * this year
 */
export function AnnualTarget({ earned }: { earned: number }) {
  const { creditTarget } = useConfig();
  if (creditTarget <= 0) return null;
  return (
    <>
      <FormattedMessage {...messages.ofTarget} values={{ target: creditTarget }} />
      {' ·\u00a0'}
      {earned >= creditTarget ? (
        <FormattedMessage {...messages.reached} />
      ) : (
        <FormattedMessage {...messages.toGo} values={{ credits: creditTarget - earned }} />
      )}
    </>
  );
}
