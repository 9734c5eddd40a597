import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { isId } from '@/contracts/fields';
import { studyApi } from '@/features/study/api';
import { unsubscribed, type ApiDispatch } from '@/shared/api/base-api';
import { isNotFound } from '@/shared/api/api-error';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query/query-view';
import { Skeleton } from '@/shared/ui/page-state';
import { AccessDenied, CourseNotFound, isAccessDenied } from './access-denied';
import { messages } from './messages';
import { Study } from './study';
import styles from './study-page.module.css';

/** Studies a course: its progress, its outline and the current lesson (R2.14). */
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
  const { studyOpen } = studyApi.endpoints;
  const query = studyOpen.useQuery({ projectId: id }, { refetchOnMountOrArgChange: 30 });
  const lastData = useLastData(query.currentData);
  const [isRejected, setRejected] = useState(false);
  // A failed refetch does not interrupt the user, for example in a quiz that runs beyond the end of its course, unless
  // the platform rejects the access.
  const isDenied = isAccessDenied(query.error) && (isRejected || query.error.code === 'A0501');
  const currentData = isDenied ? undefined : lastData;
  // not `query.refetch`: a quiz may be submitted while the page is hidden and has no subscription
  const refetch = () => {
    void dispatch(studyOpen.initiate({ projectId: id }, { ...unsubscribed, forceRefetch: true }));
  };
  return (
    <>
      {!isNotFound(query.error) && (
        <Link className={`${styles.back} portal-back`} to={paths.project.href({ id })}>
          ← <FormattedMessage {...messages.toCourse} />
        </Link>
      )}
      <QueryView
        query={{ ...query, currentData }}
        loading={<Skeleton bars={18} title={messages.loading} />}
        heading="h1"
        renderError={(error) => isAccessDenied(error) && <AccessDenied projectId={id} error={error} />}
      >
        {(study) => (
          <Study
            key={id}
            study={study}
            onChanged={refetch}
            onRejected={() => {
              setRejected(true);
              refetch();
            }}
          />
        )}
      </QueryView>
    </>
  );
}

/**
 * The data, or the last data that was loaded: the cache drops the data of a hidden page, which continues when it is
 * loaded again.
 */
function useLastData<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
