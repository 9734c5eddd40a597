import { FormattedMessage } from 'react-intl';
import type { CertificateState } from '@/contracts/certificate';
import { Badge, type Tone } from '@/shared/ui/badge';
import { messages } from './messages';

/** The state of a certificate. */
export function CertificateBadge({ state }: { state: CertificateState }) {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage {...messages[state]} />
    </Badge>
  );
}

const tones: Readonly<Partial<Record<CertificateState, Tone>>> = {
  issued: 'success',
  ready: 'pending',
  revoked: 'danger',
};
