import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { isId } from '@/contracts/fields';
import { studyReads } from '@/features/study/reads';
import { paths } from '@/shared/routes/paths';
import { Answer } from '@/shared/ui/answer';
import { Loading } from '@/shared/ui/page-state';
import { messages } from './messages';
import { NoCourse, Refusal, isRefusal } from './refusal';
import { Study } from './study';
import styles from './study-page.module.css';

/** A course to study: where one stands, and the lesson one is at (R2.14). */
export default function StudyPage() {
  const { id = '' } = useParams();
  return (
    <div className={`portal-wrap ${styles.page}`}>
      {isId(id) ? (
        <>
          <Link className={styles.back} to={paths.project.href({ id })}>
            ← <FormattedMessage {...messages.toCourse} />
          </Link>
          <Opened id={id} />
        </>
      ) : (
        <NoCourse />
      )}
    </div>
  );
}

function Opened({ id }: { id: string }) {
  const intl = useIntl();
  const asked = studyReads.endpoints.studyOpen.useQuery({ projectId: id }, { refetchOnMountOrArgChange: 30 });
  const waiting = <Loading bars={18} label={intl.formatMessage(messages.loading)} />;
  return (
    <Answer
      asked={asked}
      waiting={waiting}
      heading="h1"
      failed={(error) => isRefusal(error) && <Refusal projectId={id} error={error} />}
    >
      {(study) => <Study key={id} study={study} onChanged={asked.refetch} />}
    </Answer>
  );
}
