import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { certificateReads } from '@/features/certificates/reads';
import { paths } from '@/shared/routes/paths';
import { Answer } from '@/shared/ui/answer';
import { Empty, Loading } from '@/shared/ui/page-state';
import { SectionFrame } from '../frame/section-frame';
import { messages as sectionMessages } from '../messages';
import { listHref, readNumber } from './cert-address';
import { CertificateItem } from './certificate-item';
import { CertificatePlace } from './certificate-place';
import { messages } from './messages';
import styles from './my-cert.module.css';

/** My certificates, one for each course I am in, or the one the address names (R2.29). */
export default function MyCert() {
  const [query] = useSearchParams();
  const number = readNumber(query);
  return (
    <SectionFrame section="myCert" ownSheet={number !== null}>
      <Certificates number={number} />
    </SectionFrame>
  );
}

function Certificates({ number }: { number: string | null }) {
  const asked = certificateReads.endpoints.certificateMine.useQuery({});
  const waiting = <Loading bars={10} title={sectionMessages.myCert} within={styles.card} />;
  return (
    <Answer asked={asked} waiting={waiting}>
      {({ records }) => {
        if (number === null) return records.length === 0 ? <None /> : <List records={records} />;
        const found = records.find((record) => record.number === number);
        return found ? <CertificatePlace certificate={found} /> : <Gone number={number} />;
      }}
    </Answer>
  );
}

function List({ records }: { records: Parameters<typeof CertificateItem>[0]['certificate'][] }) {
  return (
    <>
      <ul className={styles.list}>
        {records.map((record) => (
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

function None() {
  return (
    <div className={styles.card}>
      <Empty title={<FormattedMessage {...messages.empty} />}>
        <p>
          <FormattedMessage {...messages.emptyText} />
        </p>
        <Link to={paths.projects.href()}>
          <FormattedMessage {...messages.find} />
        </Link>
      </Empty>
    </div>
  );
}

function Gone({ number }: { number: string }) {
  return (
    <div className={styles.card}>
      <Empty title={<FormattedMessage {...messages.gone} />}>
        <p>
          <FormattedMessage {...messages.goneWhy} />
        </p>
        <Link to={listHref()}>
          <FormattedMessage {...messages.back} />
        </Link>
        <Link to={paths.verified.href({ number })}>
          <FormattedMessage {...messages.verifyThis} />
        </Link>
      </Empty>
    </div>
  );
}
