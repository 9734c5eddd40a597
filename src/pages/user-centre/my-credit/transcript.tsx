import { FormattedMessage, useIntl } from 'react-intl';
import { useConfig } from '@/shared/config/config-context';
import { contentLanguage, isLanguage } from '@/shared/intl/languages';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { Fact } from '@/shared/ui/fact-list';
import { userCentreApi } from '../api';
import { usePrintPage } from '../use-print-page';
import type { CreditFilter } from './credit-filter';
import { messages } from './messages';
import styles from './transcript.module.css';

/** The head of a printed transcript: the holder with masked ID number, the filter, and the date of the data. */
export function TranscriptHeader({
  filter: { year, creditClass },
  loadedAt,
}: {
  filter: CreditFilter;
  /** When the credits were loaded, in milliseconds since 1970. */
  loadedAt: number;
}) {
  usePrintPage('transcript');
  const { currentData: holder } = userCentreApi.endpoints.profile.useQuery({});
  return (
    <div className={styles.printOnly}>
      <p className={styles.issuer}>
        <SiteTitle />
      </p>
      <h2>
        <FormattedMessage {...messages.transcript} />
      </h2>
      <dl>
        <Fact name={messages.name} inContentLanguage>
          {holder?.realName || holder?.username}
        </Fact>
        <Fact name={messages.idNumber}>
          {holder?.idNumber ?? <FormattedMessage {...messages.noIdNumber} />}
        </Fact>
        <Fact name={messages.hospital} inContentLanguage>
          {holder?.hospital}
        </Fact>
        <Fact name={messages.scope}>
          {year ?? <FormattedMessage {...messages.allYears} />}
          {creditClass && (
            <>
              {' ·\u00a0'}
              <FormattedMessage {...messages[`class${creditClass}`]} />
            </>
          )}
        </Fact>
        <Fact name={messages.asOf}>
          <FormattedDateTime value={new Date(loadedAt).toISOString()} />
        </Fact>
      </dl>
    </div>
  );
}

export function TranscriptFooter() {
  return (
    <p className={`${styles.printOnly} ${styles.transcriptFooter}`}>
      <FormattedMessage {...messages.transcriptFooter} values={{ site: <SiteTitle key="site" /> }} />
    </p>
  );
}

function SiteTitle() {
  const { title } = useConfig().site;
  const { locale } = useIntl();
  return title[isLanguage(locale) ? locale : contentLanguage];
}
