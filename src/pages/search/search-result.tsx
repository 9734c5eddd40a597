import { FormattedMessage } from 'react-intl';
import { limits } from '@/contracts/limits';
import type { SearchHit, SearchKind } from '@/contracts/search';
import { contentLanguage } from '@/shared/intl/languages';
import { FormattedDay } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import { SafeLink } from '@/shared/ui/safe-link';
import entries from '@/shared/ui/entry-list.module.css';
import { Highlight } from './highlight';
import { messages } from './messages';
import styles from './search-page.module.css';

/** One hit: what kind of thing it is, and the way to it. Its words stay in the language they were written in (R10.67). */
export function SearchResult({ hit, words }: { hit: SearchHit; words: string }) {
  const { kind, title, note, publishedAt } = hit;
  return (
    <li className={entries.item}>
      <div className={entries.text}>
        <h2 lang={contentLanguage}>
          <SafeLink address={resultHref(hit)}>
            <Highlight text={title} words={words} />
          </SafeLink>
        </h2>
        {note !== '' && (
          <p className={styles.note} lang={kind === 'page' ? 'en' : contentLanguage}>
            <Highlight text={note} words={words} />
          </p>
        )}
        <div className={styles.facts}>
          <span className={styles.kind}>
            <FormattedMessage {...messages[kind]} />
          </span>
          {publishedAt !== null && <FormattedDay value={publishedAt} />}
        </div>
      </div>
    </li>
  );
}

const detailPaths: Readonly<Record<Exclude<SearchKind, 'page' | 'file'>, (typeof paths)['project']>> = {
  project: paths.project,
  hospital: paths.hospital,
  news: paths.newsItem,
  notice: paths.noticeItem,
};

/** Where a hit leads: a file to the download centre, which shows and downloads it. */
function resultHref({ kind, id, title, path }: SearchHit): string | null {
  if (kind === 'page') return path;
  if (kind === 'file')
    return `${paths.downloads.href()}?${new URLSearchParams({ keyword: title.slice(0, limits.keywordMax) }).toString()}`;
  return detailPaths[kind].href({ id });
}
