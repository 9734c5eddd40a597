import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfig } from '@/shared/config/config-context';
import { contentLanguage, isLanguage } from '@/shared/intl/languages';
import { FormattedDateTime } from '@/shared/intl/date-time';
import type { Message } from '@/shared/intl/define-messages';
import { usePrintPage } from '../use-print-page';
import { profileApi as profileReads } from '../user-info/reads';
import type { CreditFilter } from './credit-filter';
import { messages } from './messages';
import styles from './my-credit.module.css';

/** What a printed statement begins with: whose it is, ID number masked, what it covers and when. @param at milliseconds */
export function TranscriptHeader({
  chosen: { year, creditClass },
  at,
}: {
  chosen: CreditFilter;
  at: number;
}) {
  usePrintPage('statement');
  const { currentData: person } = profileReads.endpoints.profile.useQuery({});
  return (
    <div className={styles.onPaper}>
      <p className={styles.issuer}>
        <SiteTitle />
      </p>
      <h2>
        <FormattedMessage {...messages.statement} />
      </h2>
      <dl>
        <Fact name={messages.name}>
          <span lang={contentLanguage}>{person?.realName || person?.username}</span>
        </Fact>
        <Fact name={messages.idNumber}>
          {person?.idNumber ?? <FormattedMessage {...messages.noIdNumber} />}
        </Fact>
        <Fact name={messages.hospital}>
          <span lang={contentLanguage}>{person?.hospital}</span>
        </Fact>
        <Fact name={messages.scope}>
          {year ?? <FormattedMessage {...messages.allYears} />}
          {creditClass && (
            <>
              {' · '}
              <FormattedMessage {...messages[`class${creditClass}`]} />
            </>
          )}
        </Fact>
        <Fact name={messages.asOf}>
          <FormattedDateTime value={new Date(at).toISOString()} />
        </Fact>
      </dl>
    </div>
  );
}

/** What it ends with. */
export function TranscriptFooter() {
  return (
    <p className={`${styles.onPaper} ${styles.foot}`}>
      <FormattedMessage {...messages.foot} values={{ site: <SiteTitle key="site" /> }} />
    </p>
  );
}

function SiteTitle() {
  const { title } = useConfig().site;
  const { locale } = useIntl();
  return title[isLanguage(locale) ? locale : contentLanguage];
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
