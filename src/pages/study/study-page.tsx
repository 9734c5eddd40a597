import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { isId } from '@/contracts/fields';
import { studyReads } from '@/features/study/reads';
import { unsubscribed } from '@/shared/api/ask-ahead';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import { isNotFound } from '@/shared/api/platform-error';
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
      {isId(id) ? <Opened key={id} id={id} /> : <NoCourse />}
    </div>
  );
}

function Opened({ id }: { id: string }) {
  const dispatch = useDispatch<PlatformDispatch>();
  const ask = studyReads.endpoints.studyOpen;
  const asked = ask.useQuery({ projectId: id }, { refetchOnMountOrArgChange: 30 });
  const last = useLast(asked.currentData);
  const [isRefused, setRefused] = useState(false);
  // What somebody is at goes on beside an answer that fails, such as a quiz that outlives the end of its course, unless
  // the platform takes nothing of it.
  const isOver = isRefusal(asked.error) && (isRefused || asked.error.code === 'A0501');
  const currentData = isOver ? undefined : last;
  // not `refetch`: a quiz may be handed in while the page is kept behind another, and asks for nothing itself
  const readAnew = () => {
    void dispatch(ask.initiate({ projectId: id }, { ...unsubscribed, forceRefetch: true }));
  };
  const waiting = <Loading bars={18} title={messages.loading} />;
  return (
    <>
      {!isNotFound(asked.error) && (
        <Link className={styles.back} to={paths.project.href({ id })}>
          ← <FormattedMessage {...messages.toCourse} />
        </Link>
      )}
      <Answer
        asked={{ ...asked, currentData }}
        waiting={waiting}
        heading="h1"
        failed={(error) => isRefusal(error) && <Refusal projectId={id} error={error} />}
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
      </Answer>
    </>
  );
}

/**
 * An answer, or the last one there was: while a page is kept behind another its answers are forgotten, and what
 * somebody does on it goes on when they are asked for again.
 */
function useLast<Data>(answer: Data | undefined): Data | undefined {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? last;
}
