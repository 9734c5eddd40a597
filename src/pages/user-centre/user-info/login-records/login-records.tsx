import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { readPageNumber } from '@/shared/routes/page-number';
import { paths } from '@/shared/routes/paths';
import { Answer } from '@/shared/ui/answer';
import { Loading } from '@/shared/ui/page-state';
import { Pager } from '@/shared/ui/pager';
import { Card } from '../../parts/card';
import { reads, recordsRequest, recordsSize } from '../reads';
import { LoginRecordItem } from './login-record-item';
import styles from './login-records.module.css';
import { messages } from './messages';

const parameter = 'records';
const address = paths.userCentre.href({ section: 'userInfo' });

/** Who signed in to the account or tried to, page by page; the page is in the address. */
export function LoginRecords() {
  const [query] = useSearchParams();
  const page = readPageNumber(query, parameter);
  const asked = reads.endpoints.loginRecords.useQuery(recordsRequest(page));
  return (
    <Card title={<FormattedMessage {...messages.title} />} lead={<FormattedMessage {...messages.lead} />}>
      <Answer asked={asked} waiting={<Loading bars={6} title={messages.title} />}>
        {({ records, total }) => (
          <>
            {records.length === 0 ? (
              <p className={styles.none}>
                <FormattedMessage {...messages.none} />
              </p>
            ) : (
              <ul className={styles.list}>
                {records.map((record, place) => (
                  <LoginRecordItem key={`${record.at} ${place}`} record={record} />
                ))}
              </ul>
            )}
            <Pager
              current={page}
              size={recordsSize}
              total={total}
              keepScroll
              hrefOf={(next) => (next === 1 ? address : `${address}?${parameter}=${next}`)}
            />
          </>
        )}
      </Answer>
    </Card>
  );
}
