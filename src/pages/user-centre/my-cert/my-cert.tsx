import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { CertificateState } from '@/contracts/certificate';
import { certificateApi } from '@/features/certificates/api';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query/query-view';
import { EmptyState, Skeleton } from '@/shared/ui/page-state';
import { NoEntries } from '../no-entries';
import { SectionLayout } from '../section-layout';
import { messages as sectionMessages } from '../messages';
import { certificatesHref, parseCertificateNumber } from '@/features/certificates/certificate';
import { CertificateItem } from './certificate-item';
import { CertificateView } from './certificate-view';
import { messages } from './messages';
import styles from './my-cert.module.css';

/** The user's certificates, one per enrolled course, or the one whose number is in the URL (R2.29). */
export default function MyCert() {
  const [query] = useSearchParams();
  const number = parseCertificateNumber(query);
  return (
    <SectionLayout section="myCert" ownPrintHeading={number !== null}>
      <Certificates number={number} />
    </SectionLayout>
  );
}

function Certificates({ number }: { number: string | null }) {
  const query = certificateApi.endpoints.certificateMine.useQuery({});
  return (
    <QueryView query={query} loading={<Skeleton bars={10} title={sectionMessages.myCert} />}>
      {({ records }) => {
        if (number === null)
          return records.length === 0 ? (
            <NoEntries texts={messages} />
          ) : (
            <CertificateList records={records} />
          );
        const found = records.find((record) => record.number === number);
        return found ? <CertificateView certificate={found} /> : <CertificateNotFound number={number} />;
      }}
    </QueryView>
  );
}

function CertificateList({ records }: { records: Parameters<typeof CertificateItem>[0]['certificate'][] }) {
  return (
    <>
      <ul className={styles.list}>
        {certificatesFirst(records).map((record) => (
          <CertificateItem key={record.projectId} certificate={record} />
        ))}
      </ul>
      <p className={styles.below}>
        <Link to={paths.verify.href()}>
          <FormattedMessage {...messages.verifyAny} />
        </Link>
      </p>
    </>
  );
}

/** Certificates first, then those that can be issued, then courses without one, each in the platform's order. */
function certificatesFirst<Item extends { state: CertificateState }>(records: readonly Item[]): Item[] {
  const rankOf = ({ state }: Item) => (state === 'unearned' ? 2 : state === 'ready' ? 1 : 0);
  return [...records].sort((one, other) => rankOf(one) - rankOf(other));
}

function CertificateNotFound({ number }: { number: string }) {
  return (
    <EmptyState title={<FormattedMessage {...messages.notFound} />}>
      <p>
        <FormattedMessage {...messages.notFoundText} />
      </p>
      <Link to={certificatesHref()}>
        <FormattedMessage {...messages.back} />
      </Link>
      <Link to={paths.verified.href({ number })}>
        <FormattedMessage {...messages.verifyThis} />
      </Link>
    </EmptyState>
  );
}
