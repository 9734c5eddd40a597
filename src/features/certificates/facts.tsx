import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { VerifiedCertificate } from '@/contracts/certificate';
import { contentLanguage } from '@/shared/intl/languages';
import { Day } from '@/shared/intl/moment';
import type { Text } from '@/shared/intl/texts';
import { WrittenText } from '@/shared/ui/written-text';
import styles from './certificates.module.css';
import { messages } from './messages';
import { groupNumber } from './number';

type Shown = Omit<VerifiedCertificate, 'state' | 'holder'>;

/**
 * What an issued certificate says, as a list of facts.
 * @param holder the name as far as it may be seen here
 * @param reason why it was revoked, where that may be seen
 */
export function CertificateFacts({
  certificate,
  holder,
  reason = null,
}: {
  certificate: Shown;
  holder: ReactNode;
  reason?: string | null;
}) {
  const { number, title, credits, creditClass, issuedAt, expiresAt, revokedAt } = certificate;
  return (
    <dl className={styles.facts}>
      <Fact name={messages.number}>
        <span className={styles.number}>{groupNumber(number)}</span>
      </Fact>
      <Fact name={messages.holder}>{holder}</Fact>
      <Fact name={messages.project}>
        <span lang={contentLanguage}>{title}</span>
      </Fact>
      <Fact name={messages.credits}>
        <FormattedMessage {...messages.creditsOf} values={{ credits, creditClass }} />
      </Fact>
      <Fact name={messages.issuedAt}>
        <Day value={issuedAt} />
      </Fact>
      {revokedAt === null ? (
        <Fact name={messages.expiresAt}>
          <Day value={expiresAt} />
        </Fact>
      ) : (
        <Fact name={messages.revokedAt}>
          <Day value={revokedAt} />
        </Fact>
      )}
      {reason !== null && (
        <Fact name={messages.reason}>
          <WrittenText>{reason}</WrittenText>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: Text; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage {...name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
