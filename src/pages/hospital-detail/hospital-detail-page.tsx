import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { isId } from '@/contracts/fields';
import { HospitalFacts } from '@/features/hospitals/hospital-facts';
import { hospitalReads } from '@/features/hospitals/reads';
import { RichText } from '@/features/rich-text/rich-text';
import { isNotFound } from '@/shared/api/platform-error';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { usePageSubject } from '@/shared/routes/page-subject';
import { Answer } from '@/shared/ui/answer';
import { Gone, Loading } from '@/shared/ui/page-state';
import { Contact } from './contact';
import { Courses } from './courses';
import { messages } from './messages';
import { Pictures } from './pictures';
import styles from './hospital-detail-page.module.css';

/** One training base: what it is, how it is reached, what it teaches (R2.17). */
export function HospitalDetailPage() {
  const { id = '' } = useParams();
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <Link className={styles.back} to={paths.hospitals.href()}>
        ← <FormattedMessage {...messages.back} />
      </Link>
      {isId(id) ? <Hospital id={id} /> : gone}
    </div>
  );
}

const gone = <Gone title={messages.gone} why={messages.goneWhy} />;

function Hospital({ id }: { id: string }) {
  const asked = hospitalReads.endpoints.hospitalDetail.useQuery({ id });
  usePageSubject(asked.currentData?.name);
  const waiting = <Loading bars={14} title={messages.loading} within={styles.card} />;
  return (
    <Answer asked={asked} waiting={waiting} heading="h1" failed={(error) => isNotFound(error) && gone}>
      {(hospital) => (
        <>
          <header className={styles.card}>
            <h1 lang={contentLanguage}>{hospital.name}</h1>
            <HospitalFacts hospital={hospital} />
          </header>
          <div className={styles.columns}>
            <article className={styles.introduction} lang={contentLanguage}>
              <RichText html={hospital.introduction} />
            </article>
            <Contact hospital={hospital} />
          </div>
          <Pictures name={hospital.name} pictures={hospital.pictures} />
          <Courses hospitalId={id} />
        </>
      )}
    </Answer>
  );
}
