import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { isId } from '@/contracts/fields';
import { studyApi } from '@/features/study/api';
import { unsubscribed, type ApiDispatch } from '@/shared/api/base-api';
import { isNotFound } from '@/shared/api/api-error';
import { paths } from '@/shared/routes/paths';
import { QueryView } from '@/shared/ui/query/query-view';
import { Skeleton } from '@/shared/ui/page-state';
import { messages } from './messages';
import { CourseNotFound, AccessDenied, isAccessDenied } from './access-denied';
import { Study } from './study';
import styles from './study-page.module.css';

/** A course to study: where one stands, and the lesson one is at (R2.14). */
export default function StudyPage() {
  const { id = '' } = useParams();
  return (
    <div className={`portal-wrap ${styles.page}`}>
      {isId(id) ? <CourseLoader key={id} id={id} /> : <CourseNotFound />}
    </div>
  );
}

function CourseLoader({ id }: { id: string }) {
  const dispatch = useDispatch<ApiDispatch>();
  const ask = studyApi.endpoints.studyOpen;
  const asked = ask.useQuery({ projectId: id }, { refetchOnMountOrArgChange: 30 });
  const last = useLastData(asked.currentData);
  const [isRefused, setRefused] = useState(false);
  // What somebody is at goes on beside an answer that fails, such as a quiz that outlives the end of its course, unless
  // the platform takes nothing of it.
  const isOver = isAccessDenied(asked.error) && (isRefused || asked.error.code === 'A0501');
  const currentData = isOver ? undefined : last;
  // not `refetch`: a quiz may be handed in while the page is kept behind another, and asks for nothing itself
  const readAnew = () => {
    void dispatch(ask.initiate({ projectId: id }, { ...unsubscribed, forceRefetch: true }));
  };
  const waiting = <Skeleton bars={18} title={messages.loading} />;
  return (
    <>
      {!isNotFound(asked.error) && (
        <Link className={styles.back} to={paths.project.href({ id })}>
          ← <FormattedMessage {...messages.toCourse} />
        </Link>
      )}
      <QueryView
        query={{ ...asked, currentData }}
        loading={waiting}
        heading="h1"
        renderError={(error) => isAccessDenied(error) && <AccessDenied projectId={id} error={error} />}
      >
        {(study) => (
          <Study
            key={id}
            study={study}
            onChanged={readAnew}
            onRefused={() => {
              setRefused(true);
              readAnew();
            }}
          />
        )}
      </QueryView>
    </>
  );
}

/**
 * An answer, or the last one there was: while a page is kept behind another its answers are forgotten, and what
 * somebody does on it goes on when they are asked for again.
 */
function useLastData<Data>(answer: Data | undefined): Data | undefined {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? last;
}
