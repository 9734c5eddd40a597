import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { VerifiedCertificate } from '@/contracts/certificate';
import { FormattedDay } from '@/shared/intl/date-time';
import type { Message } from '@/shared/intl/define-messages';
import { contentLanguage } from '@/shared/intl/languages';
import { UserText } from '@/shared/ui/user-text';
import styles from './certificate-details.module.css';
import { groupNumber } from './certificate-number';
import { messages } from './messages';

type IssuedCertificate = Omit<VerifiedCertificate, 'state' | 'holder'>;

/**
 * The details of an issued certificate.
 * @param holder the name as this page may show it
 * @param reason why it was revoked, where this page may show it
 */
export function CertificateDetails({
  certificate,
  holder,
  reason = null,
}: {
  certificate: IssuedCertificate;
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
        <FormattedDay value={issuedAt} />
      </Fact>
      {revokedAt === null ? (
        <Fact name={messages.expiresAt}>
          <FormattedDay value={expiresAt} />
        </Fact>
      ) : (
        <Fact name={messages.revokedAt}>
          <FormattedDay value={revokedAt} />
        </Fact>
      )}
      {reason !== null && (
        <Fact name={messages.reason}>
          <UserText>{reason}</UserText>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: Message; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage {...name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
