import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { loginRecord } from '@/contracts/login-records';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { usePlatformName } from '@/shared/intl/platform-names';
import { parsePageNumber } from '@/shared/routes/list-params';
import { paths } from '@/shared/routes/paths';
import { Card } from '@/shared/ui/card';
import { messages as listMessages } from '@/shared/ui/messages';
import { Skeleton } from '@/shared/ui/page-state';
import { Pagination } from '@/shared/ui/pagination/pagination';
import { keepPreviousData, QueryView } from '@/shared/ui/query/query-view';
import { loginRecordsRequest, userCentreApi } from '../api';
import styles from './login-records.module.css';
import { messages } from './messages';

const pageParam = 'records';
const sectionHref = paths.userCentre.href({ section: 'userInfo' });

/** Successful and failed logins, page by page; the page number is in the URL. */
export function LoginRecords() {
  const [searchParams] = useSearchParams();
  const page = parsePageNumber(searchParams, pageParam);
  const request = loginRecordsRequest(page);
  const query = keepPreviousData(userCentreApi.endpoints.loginRecords.useQuery(request));
  return (
    <Card
      title={<FormattedMessage {...messages.loginRecords} />}
      lead={<FormattedMessage {...messages.loginRecordsLead} />}
    >
      <QueryView query={query} loading={<Skeleton bars={6} title={messages.loginRecords} />}>
        {({ records, total }) => (
          <>
            {records.length === 0 ? (
              <p className={styles.empty}>
                <FormattedMessage {...emptyReason(page, total)} />
              </p>
            ) : (
              <ul className={styles.list}>
                {records.map((record, index) => (
                  <LoginRecordItem key={`${record.at} ${index}`} record={record} />
                ))}
              </ul>
            )}
            <Pagination
              current={page}
              size={request.size}
              total={total}
              keepScroll
              hrefFor={(next) => (next === 1 ? sectionHref : `${sectionHref}?${pageParam}=${next}`)}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}

/** Why a page has no records. */
function emptyReason(page: number, total: number) {
  if (total === 0) return messages.noLoginRecords;
  return page === 1 ? listMessages.unreadableRecords : listMessages.noSuchPage;
}

/** Between the browser and the system of a device. */
const separator = ' · ';

const methodMessages = {
  password: messages.passwordLogin,
  code: messages.smsLogin,
  register: messages.registration,
};

function LoginRecordItem({
  record: { at, method, result, address, device, isCurrent },
}: {
  record: z.infer<typeof loginRecord>;
}) {
  const translate = usePlatformName('device');
  return (
    <li className={styles.record}>
      <span className={styles.result} data-success={result === 'success'}>
        <FormattedMessage {...messages[result]} />
      </span>
      <span className={styles.device}>
        {device
          .split(separator)
          .map(translate)
          .map(({ name }) => name)
          .join(separator)}
        {isCurrent && (
          <em>
            <FormattedMessage {...messages.thisLogin} />
          </em>
        )}
      </span>
      <span className={styles.origin}>
        <FormattedMessage {...methodMessages[method]} /> · {address}
      </span>
      <FormattedDateTime className={styles.time} value={at} />
    </li>
  );
}
