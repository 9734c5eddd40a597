import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { VerifiedCertificate } from '@/contracts/certificate';
import { useConfig } from '@/shared/config/config-context';
import { FormattedDay } from '@/shared/intl/date-time';
import { useAppearance } from '@/shared/theme/appearance-context';
import { Fact, FactList } from '@/shared/ui/fact-list';
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
  const { number, title, hours, credits, creditClass, issuedAt, expiresAt, revokedAt } = certificate;
  const { site } = useConfig();
  const { language } = useAppearance();
  return (
    <FactList layout="grid">
      <Fact name={messages.holder}>{holder}</Fact>
      <Fact name={messages.project} inContentLanguage>
        {title}
      </Fact>
      <Fact name={messages.issuedAt}>
        <FormattedDay value={issuedAt} />
      </Fact>
      <Fact name={messages.issuer}>{site.title[language]}</Fact>
      {hours !== null && (
        <Fact name={messages.hours}>
          <FormattedNumber value={hours} />
        </Fact>
      )}
      <Fact name={messages.credits}>
        <FormattedMessage {...messages.creditsOf} values={{ credits, creditClass }} />
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
      <Fact name={messages.number}>
        <span className={styles.number}>{groupNumber(number)}</span>
      </Fact>
      {reason !== null && (
        <Fact name={messages.reason}>
          <UserText>{reason}</UserText>
        </Fact>
      )}
    </FactList>
  );
}
