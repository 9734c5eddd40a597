import { Button } from 'antd';
import { stateNames, typeNames, type ArticleSummary } from './articles-api';
import { DateTime } from './date-time';
import { withdrawalOf } from './withdrawal';

/** What an operator can do with an article of the list. */
export type ArticleActions = Record<
  'edit' | 'publish' | 'withdraw' | 'pin' | 'remove',
  (article: ArticleSummary) => void
>;

/** One article of the list: cover, title, state, and the allowed actions. */
export function ArticleRow(props: {
  article: ArticleSummary;
  /** Address of the cover. */
  cover: string | null;
  busy: boolean;
  actions: ArticleActions;
}) {
  const { article, cover, busy, actions } = props;
  const { title, summary, articleType, categoryName, state, publishedAt, pinned = false } = article;
  const isDraft = state === 'draft';
  const action = (label: string, run: (article: ArticleSummary) => void, danger = false) => (
    // Busy is not `disabled`, which would lose the focus.
    <Button
      danger={danger}
      aria-disabled={busy}
      aria-label={`${label}：${title}`}
      onClick={() => {
        if (!busy) run(article);
      }}
    >
      {label}
    </Button>
  );
  return (
    <li className="operator-row article-row" data-state={state} aria-busy={busy}>
      <div className="article-head" data-cover={cover !== null || undefined}>
        {cover !== null && <img src={cover} alt="" width="96" height="60" loading="lazy" />}
        <div>
          <h2>{title}</h2>
          <p>{summary}</p>
        </div>
      </div>
      <div>
        <p>{[articleType && typeNames[articleType], categoryName].filter(Boolean).join(' · ')}</p>
        {!isDraft && publishedAt !== null && (
          <p>
            <DateTime dateTime={publishedAt} />
          </p>
        )}
      </div>
      <div>
        <span className="operator-state">{stateNames[state]}</span>
        {pinned && <span className="operator-state">置顶</span>}
      </div>
      <div className="operator-actions">
        {action('编辑', actions.edit)}
        {isDraft && action('发布', actions.publish)}
        {state === 'scheduled' && action('改时间', actions.publish)}
        {!isDraft && action(pinned ? '取消置顶' : '置顶', actions.pin)}
        {!isDraft && action(withdrawalOf(article).action, actions.withdraw, true)}
        {isDraft && action('删除', actions.remove, true)}
      </div>
    </li>
  );
}
