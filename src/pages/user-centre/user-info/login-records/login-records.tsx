import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { parsePageNumber } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';
import { QueryView } from '@/shared/ui/query/query-view';
import { Skeleton } from '@/shared/ui/page-state';
import { Pagination } from '@/shared/ui/pagination/pagination';
import { Card } from '../../parts/card';
import { loginRecordsRequest, userCentreApi } from '../../api';
import { LoginRecordItem } from './login-record-item';
import styles from './login-records.module.css';
import { messages } from './messages';

const parameter = 'records';
const address = paths.userCentre.href({ section: 'userInfo' });

/** Who signed in to the account or tried to, page by page; the page is in the address. */
export function LoginRecords() {
  const [query] = useSearchParams();
  const page = parsePageNumber(query, parameter);
  const asked = userCentreApi.endpoints.loginRecords.useQuery(loginRecordsRequest(page));
  return (
    <Card title={<FormattedMessage {...messages.title} />} lead={<FormattedMessage {...messages.lead} />}>
      <QueryView query={asked} loading={<Skeleton bars={6} title={messages.title} />}>
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
            <Pagination
              current={page}
              size={loginRecordsRequest(page).size}
              total={total}
              keepScroll
              hrefFor={(next) => (next === 1 ? address : `${address}?${parameter}=${next}`)}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}
