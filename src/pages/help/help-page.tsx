import { useEffect, useRef, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { ResponseOf } from '@/contracts/call';
import type { helpList } from '@/contracts/help';
import { SearchField } from '@/features/search-field/search-field';
import { useConfig } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { isLatin } from '@/shared/lib/match-text';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { EmptyResult } from '@/shared/ui/empty-result';
import { ListFilters } from '@/shared/ui/filters/list-filters';
import { ListPage } from '@/shared/ui/list-page';
import { Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { SafeLink } from '@/shared/ui/safe-link';
import { usePinyin } from '@/shared/chunks/use-pinyin';
import { helpApi } from './api';
import { HelpEntryItem } from './help-entry';
import { helpHref, parseHelpParams, type HelpParams } from './list-params';
import styles from './help-page.module.css';
import { matchTopics, similarTopics } from './match-topics';
import { messages } from './messages';

/** Frequent questions by topic, with a search. Keyword and open question are in the URL. */
export default function HelpPage() {
  const intl = useIntl();
  const [searchParams] = useSearchParams();
  const params = parseHelpParams(searchParams);
  const query = helpApi.endpoints.helpList.useQuery({});
  return (
    <ListPage title={messages.title} lead={messages.lead}>
      <ListFilters
        search={
          <SearchField
            value={params.q}
            label={intl.formatMessage(messages.search)}
            placeholder={intl.formatMessage(messages.searchHint)}
            hrefFor={(q) => helpHref({ q })}
          />
        }
      />
      <QueryView query={query} loading={<Skeleton bars={14} title={messages.title} />}>
        {(topics) => <Topics topics={topics} params={params} />}
      </QueryView>
      <ContactLink />
    </ListPage>
  );
}

type Topic = ResponseOf<typeof helpList>[number];

function Topics({ topics, params: { q, id } }: { topics: readonly Topic[]; params: HelpParams }) {
  const [pinyinOf, isLoading] = usePinyin(isLatin(q));
  const matches = matchTopics(topics, q, pinyinOf);
  const found = matches.length > 0 ? matches : similarTopics(topics, q);
  const entries = found.flatMap((topic) => topic.entries);
  const isGone = id !== undefined && !entries.some((entry) => entry.id === id);
  const opened = useScrollTo(id);
  return (
    <>
      <p role="status" className={styles.status}>
        {q !== '' && !isLoading && (
          <FormattedMessage
            {...(matches.length > 0 || entries.length === 0 ? messages.total : messages.similar)}
            values={{ total: entries.length }}
          />
        )}
        {isGone && <FormattedMessage {...messages.gone} />}
      </p>
      {entries.length === 0 && !isLoading && <NoEntries searched={q !== ''} />}
      <div className={styles.columns}>
        {found.length > 1 && <TopicIndex topics={found.map(({ topic }) => topic)} around={opened} />}
        <div ref={opened} className={styles.topics} lang={contentLanguage}>
          {found.map(({ topic, entries: own }) => (
            <section key={topic}>
              <h2 tabIndex={-1}>{topic}</h2>
              <ul>
                {own.map((entry) => (
                  <HelpEntryItem
                    key={entry.id}
                    entry={entry}
                    isOpen={entry.id === id || (q !== '' && entries.length === 1)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** The topics, beside the questions, as buttons that move there. @param around contains the questions */
function TopicIndex({
  topics,
  around,
}: {
  topics: readonly string[];
  around: RefObject<HTMLDivElement | null>;
}) {
  const intl = useIntl();
  return (
    <nav className={styles.index} aria-label={intl.formatMessage(messages.topics)}>
      <ul lang={contentLanguage}>
        {topics.map((topic, index) => (
          <li key={topic}>
            <button
              type="button"
              onClick={() => {
                const heading = around.current?.querySelectorAll('h2')[index];
                heading?.scrollIntoView();
                heading?.focus({ preventScroll: true });
              }}
            >
              <span>{topic}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls once to the question of a link, if it is out of view. @returns ref of the element around the questions */
function useScrollTo(id: string | undefined) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = id === undefined ? null : around.current?.querySelector(`[data-entry="${id}"]`);
    if (entry && entry.getBoundingClientRect().bottom > window.innerHeight) entry.scrollIntoView();
  }, [id]);
  return around;
}

function NoEntries({ searched }: { searched: boolean }) {
  if (!searched) return <EmptyResult title={<FormattedMessage {...messages.none} />} />;
  return (
    <EmptyResult
      title={<FormattedMessage {...messages.empty} />}
      hint={<FormattedMessage {...messages.widen} />}
      links={[{ href: helpHref(), label: <FormattedMessage {...messages.all} /> }]}
    />
  );
}

/** A link for questions without an answer, if the site has a contact page. */
function ContactLink() {
  const { contactPath } = useConfig().site;
  const isAvailable = useIsAvailable();
  if (contactPath === '' || !isAvailable(contactPath)) return null;
  return (
    <p className={styles.contact}>
      <SafeLink address={contactPath}>
        <FormattedMessage {...messages.contact} />
      </SafeLink>
    </p>
  );
}
