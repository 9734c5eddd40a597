import { useMemo, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ArticleType } from '@/contracts/article';
import { DownloadButton } from '@/features/downloads/download-button';
import { FileSize } from '@/features/downloads/file-size';
import { WeChatHint } from '@/features/downloads/we-chat-hint';
import { isWithinBounds } from '@/features/rich-text/is-within-bounds';
import { baseApi } from '@/shared/api/base-api';
import type { Message } from '@/shared/intl/define-messages';
import { contentLanguage } from '@/shared/intl/languages';
import { articlePaths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { MissingPart } from '@/shared/ui/query/missing-part';
import { QueryView } from '@/shared/ui/query/query-view';
import { attachmentsRequest, relatedRequest, relatedShown } from './api';
import styles from './article-aside.module.css';
import { messages } from './messages';

/**
 * Beside an article: its headings, its files, and other articles of its category.
 * @param text element that contains the headings
 */
export function ArticleAside({
  id,
  type,
  content,
  categoryId,
  text,
}: {
  id: string;
  type: ArticleType;
  content: string;
  categoryId: string | null;
  text: RefObject<HTMLElement | null>;
}) {
  return (
    <aside className={styles.aside}>
      <Contents content={content} text={text} />
      <Attachments articleId={id} />
      {categoryId !== null && <Related id={id} type={type} categoryId={categoryId} />}
    </aside>
  );
}

/** Fewer headings need no contents. */
const minHeadings = 2;

/** The headings of the text, as buttons that move there; nothing where there are few. */
function Contents({ content, text }: { content: string; text: RefObject<HTMLElement | null> }) {
  const intl = useIntl();
  const headings = useMemo(() => headingsOf(content), [content]);
  if (headings.length < minHeadings) return null;
  const open = (index: number) => {
    const heading = text.current?.querySelectorAll<HTMLElement>(headingSelector)[index];
    if (!heading) return;
    heading.tabIndex = -1;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.contents} aria-label={intl.formatMessage(messages.contents)}>
      <Title text={messages.contents} />
      <ol>
        {headings.map(({ title, index }) => (
          <li key={index}>
            <button
              type="button"
              lang={contentLanguage}
              onClick={() => {
                open(index);
              }}
            >
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const headingSelector = 'h2, h3';

/** The headings with a text; `index` counts those without one, too. */
export function headingsOf(html: string): { title: string; index: number }[] {
  // most texts have none, and parsing costs time
  if (!/<h[23]/i.test(html) || !isWithinBounds(html)) return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll(headingSelector)]
    .map(({ textContent }, index) => ({ title: textContent.trim(), index }))
    .filter(({ title }) => title !== '');
}

/** The files of an article; renders nothing when there are none. */
function Attachments({ articleId }: { articleId: string }) {
  const query = baseApi.endpoints.attachmentPage.useQuery(attachmentsRequest(articleId));
  return (
    <QueryView query={query} loading={null}>
      {({ records }) =>
        records.length > 0 && (
          <section className={styles.attachments}>
            <Title text={messages.attachments} />
            <WeChatHint />
            <ul>
              {records.map((file) => (
                <li key={file.id}>
                  <span lang={contentLanguage}>{file.name}</span>
                  <small>
                    <FileSize bytes={file.size} />
                  </small>
                  <DownloadButton file={file} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryView>
  );
}

/** The newest other articles of the category; nothing where there are none. */
function Related({ id, type, categoryId }: { id: string; type: ArticleType; categoryId: string }) {
  const query = baseApi.endpoints.articlePage.useQuery(relatedRequest(type, categoryId));
  const others = query.currentData?.records.filter((other) => other.id !== id).slice(0, relatedShown) ?? [];
  if (others.length === 0) return <MissingPart query={query} name={messages.related} />;
  return (
    <section className={styles.related}>
      <Title text={messages.related} />
      <ul lang={contentLanguage}>
        {others.map(({ id: other, title }) => (
          <li key={other}>
            <Link to={articlePaths[type].item.href({ id: other })}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Title = ({ text }: { text: Message }) => (
  <h2>
    <FormattedMessage {...text} />
  </h2>
);
