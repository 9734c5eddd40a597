import { FormattedMessage } from 'react-intl';
import type { SearchHit } from '@/contracts/search';
import { ProjectBadge } from '@/features/projects/badges';
import { messages as projectMessages } from '@/features/projects/messages';
import { UpcomingDate } from '@/features/projects/upcoming-date';
import { contentLanguage } from '@/shared/intl/languages';
import { FormattedDay } from '@/shared/intl/date-time';
import { SafeLink } from '@/shared/ui/safe-link';
import entries from '@/shared/ui/entry-list.module.css';
import { Highlight } from './highlight';
import { messages } from './messages';
import { resultHref } from './result-href';
import styles from './search-page.module.css';

/** One search result: its kind and a link, marked with the language of its content (R10.67). */
export function SearchResult({ result, keyword }: { result: SearchHit; keyword: string }) {
  const { kind, title, note, publishedAt, matched = [], course } = result;
  const href = resultHref(result);
  return (
    <li className={entries.item}>
      <div className={entries.text}>
        <h2 lang={contentLanguage}>
          <SafeLink address={href}>
            <Highlight text={title} keyword={[keyword, ...matched].join(' ')} />
          </SafeLink>
        </h2>
        {note !== '' && (
          <p className={styles.note} lang={kind === 'page' ? 'en' : contentLanguage}>
            <Highlight text={note} keyword={keyword} />
          </p>
        )}
        <div className={styles.meta}>
          <span className={styles.kind}>
            <FormattedMessage {...messages[kind]} />
          </span>
          {course ? (
            <CourseFacts course={course} />
          ) : (
            publishedAt !== null && <FormattedDay value={publishedAt} />
          )}
        </div>
      </div>
    </li>
  );
}

/** State, next date, and while enrolment is possible the free seats. */
function CourseFacts({ course }: { course: NonNullable<SearchHit['course']> }) {
  const { state, left, quota } = course;
  return (
    <>
      <ProjectBadge project={course} />
      <span>
        {/* the result is the same for every user */}
        <UpcomingDate project={{ ...course, mine: null, underWay: false }} />
      </span>
      {(state === 'soon' || state === 'open') && (
        <span>
          <FormattedMessage {...projectMessages.seats} values={{ left, quota }} />
        </span>
      )}
    </>
  );
}
