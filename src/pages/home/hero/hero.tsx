import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '@/contracts/limits';
import { useSuggestions } from '@/features/search-field/use-suggestions';
import { useCapabilities } from '@/shared/config/config-context';
import type { Message } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';
import { Icon, type IconName } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { messages } from '../messages';
import styles from './hero.module.css';

/**
 * The hero below the site's banner, on the same background: a search, the platform's banners beside it, and the three
 * most frequent tasks. It needs no data, so that it is painted at once.
 * @param carousel the platform's banners
 * @param resume the task to continue learning, which depends on the user
 * @param onSearch receives the trimmed keyword
 */
export function Hero({
  carousel,
  resume,
  onSearch,
}: {
  carousel: ReactNode;
  resume: ReactNode;
  onSearch: (keyword: string) => void;
}) {
  const has = useCapabilities();
  return (
    <div className={styles.hero}>
      <div className={`portal-wrap ${styles.inner}`}>
        {has.has('search') && <HeroSearch onSearch={onSearch} />}
        <div className={styles.carousel}>{carousel}</div>
        <ul className={styles.tasks}>
          {has.has('courses') && (
            <li>
              <Task
                to={paths.projects.href()}
                icon="course"
                title={messages.findCourses}
                text={<FormattedMessage {...messages.findCoursesText} />}
              />
            </li>
          )}
          {has.has('certificates') && (
            <li>
              <Task
                to={paths.verify.href()}
                icon="certificate"
                title={messages.verify}
                text={<FormattedMessage {...messages.verifyText} />}
              />
            </li>
          )}
          {has.has('courses') && <li>{resume}</li>}
        </ul>
      </div>
    </div>
  );
}

function HeroSearch({ onSearch }: { onSearch: (keyword: string) => void }) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.search);
  const { form, open, empty, suggestions } = useSuggestions();
  return (
    <form
      {...form}
      role="search"
      aria-label={label}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const keyword = event.currentTarget.querySelector('input')?.value.trim() ?? '';
        empty();
        onSearch(keyword);
      }}
    >
      <input
        type="search"
        // a choice leaves the focus here, and closes the suggestions
        onClick={open}
        aria-label={intl.formatMessage(messages.searchHint)}
        placeholder={intl.formatMessage(messages.searchHint)}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.keywordMax}
      />
      <button type="submit">
        <FormattedMessage {...messages.searchButton} />
      </button>
      {suggestions}
    </form>
  );
}

/**
 * One task as a link over its whole tile.
 * @param text a line about it
 * @param progress share of the lessons that are done, 0 to 1; none by default
 */
export function Task({
  to,
  icon,
  title,
  text,
  progress,
}: {
  to: string;
  icon: IconName;
  title: Message;
  text: ReactNode;
  progress?: number;
}) {
  return (
    <Link to={to} className={styles.task}>
      {(lock) => (
        <>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <span className={styles.words}>
            <strong>
              <FormattedMessage {...title} />
              {lock}
            </strong>{' '}
            <span className={styles.text}>{text}</span>
          </span>
          {progress !== undefined && (
            <span className={styles.progress} aria-hidden="true">
              <i style={{ inlineSize: `${Math.round(progress * 100)}%` }} />
            </span>
          )}
        </>
      )}
    </Link>
  );
}

/**
 * The task to continue, for a visitor, and for a user without a running course.
 * @param signedIn false: the link requires a login
 */
export function ResumeTask({ signedIn }: { signedIn: boolean }) {
  return (
    <Task
      to={paths.userCentre.href({ section: 'overview' })}
      icon="play"
      title={messages.resume}
      text={<FormattedMessage {...(signedIn ? messages.resumeMember : messages.resumeVisitor)} />}
    />
  );
}
