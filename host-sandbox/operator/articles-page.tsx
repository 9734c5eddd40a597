import { App, Button } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOperator } from './operator-context';
import { useObservable } from '../kits/web/observable';
import { CallError, errorText } from '../kits/web/platform-call';
import { createOperatorCalls, setFields } from './api';
import { isSaved } from './article-draft';
import { ArticleEditor } from './article-editor';
import { ArticleRow, type ArticleActions } from './article-row';
import {
  createArticleApi,
  stateNames,
  typeNames,
  type ArticleSummary,
  type ArticleType,
} from './articles-api';
import { confirmDanger } from './confirm-danger';
import { toMinute } from './date-time';
import { FilterForm, ListPage } from './list-page';
import { PublishDialog } from './publish-dialog';
import { useBusyRecords } from './use-busy-records';
import { focusList, focusStatus, useOperatorList } from './use-operator-list';
import { withdrawalOf } from './withdrawal';

interface Query {
  articleType: ArticleType | '';
  state: ArticleSummary['state'] | '';
  keyword: string;
}

/**
 * The page on which operators write, publish and withdraw news and notices.
 * @param record id of an article that is opened at first
 */
export function ArticlesPage({ record }: { record: string | undefined }) {
  const { config, session, drafts } = useOperator();
  const { modal } = App.useApp();
  const api = useMemo(() => createArticleApi(createOperatorCalls(config, session)), [config, session]);
  const draft = useObservable(drafts.draft);
  const busy = useBusyRecords();
  const [publishing, setPublishing] = useState<ArticleSummary | null>(null);
  const list = useOperatorList<Query, ArticleSummary>({
    async fetchPage(current, query) {
      setPublishing(null);
      const page = await api.page(current, setFields(query));
      const writer = drafts.draft.get()?.writer;
      if (writer !== undefined && writer !== session.author()) drafts.close();
      return page;
    },
    initialQuery: { articleType: '', state: '', keyword: '' },
    counted: '篇内容',
    denial: '当前账号没有发布权限，请换用管理员账号登录。',
  });
  const { items } = list;
  const isEditing = draft !== null && items !== null;

  // The editor unmounts with the list; an unsaved text stays in the draft store.
  useEffect(() => {
    if (items === null) drafts.closeIfSaved();
  }, [items, drafts]);
  /** Number of the newest request to open an article; a late response to an earlier one is ignored. */
  const newest = useRef(0);
  useEffect(
    () => () => {
      newest.current += 1;
      drafts.closeIfSaved();
    },
    [drafts],
  );

  /**
   * Runs an action on an article and reloads an outdated list. The article is busy until the list has its new revision:
   * a second click would send the old one.
   */
  function attempt({ id }: Pick<ArticleSummary, 'id'>, action: () => Promise<unknown>) {
    const token = session.token.get();
    void busy.run(id, async () => {
      try {
        await action();
      } catch (error) {
        if (session.token.get() !== token) return;
        const isOutdated = error instanceof CallError && (error.code === 'A0409' || error.code === 'A0404');
        if (isOutdated) await list.reload(error.message);
        else if (!list.isDenied(error)) list.setStatus({ text: errorText(error), failed: true });
      }
    });
  }

  /** Leads an author whose session ended to the sign-in. The draft stays, and opens again after it. */
  function isAuthorDenied(error: unknown): boolean {
    const current = drafts.draft.get();
    const hint = current && !isSaved(current) ? '未保存的内容还在，登录后可以继续编辑。' : '';
    const isDenied = flushSync(() => list.isDenied(error, hint));
    if (isDenied) focusStatus();
    return isDenied;
  }

  async function reload(text: string) {
    await list.reload(text);
    focusList();
  }

  function edit(article: Pick<ArticleSummary, 'id'>) {
    const request = ++newest.current;
    const token = session.token.get();
    attempt(article, async () => {
      const stored = await api.read(article.id);
      if (request !== newest.current || session.token.get() !== token) return;
      drafts.open(session.author(), stored);
    });
  }

  /** The article of the address is opened once the list is loaded; an unsaved draft stays open, with a message. */
  const wanted = useRef(record);
  const openWanted = useEffectEvent(() => {
    const id = wanted.current;
    if (id === undefined || items === null) return;
    wanted.current = undefined;
    const current = drafts.draft.get();
    if (current === null) edit({ id });
    else if (current.article?.id !== id)
      list.setStatus({ text: '还有未保存的内容，请先保存或放弃，再从列表打开要编辑的这篇。', failed: true });
  });
  useEffect(() => openWanted(), [items]);

  const actions: ArticleActions = {
    edit,
    publish: setPublishing,
    withdraw(article) {
      const { question, done } = withdrawalOf(article);
      confirmDanger(modal, {
        ...question,
        onOk: () => {
          attempt(article, async () => {
            const { title } = await api.withdraw(article);
            await reload(`${done}：${title}`);
          });
        },
      });
    },
    pin: (article) =>
      attempt(article, async () => {
        const { title, pinned = false } = await api.pin(article, !article.pinned);
        await reload(`${pinned ? '已置顶' : '已取消置顶'}：${title}`);
      }),
    remove: (article) =>
      confirmDanger(modal, {
        title: '删除草稿',
        content: `确定删除草稿“${article.title}”吗？它的封面和附件一并删除，删除后不能恢复。`,
        okText: '删除',
        onOk: () => {
          attempt(article, async () => {
            await api.remove(article);
            await reload(`已删除：${article.title}`);
          });
        },
      }),
  };

  return (
    <ListPage
      id="articles"
      title="内容发布"
      name="内容列表"
      list={list}
      filter={
        <FilterForm
          name="筛选内容"
          query={list.query}
          onSearch={list.search}
          fields={{
            articleType: { label: '栏目', names: Object.entries(typeNames) },
            state: { label: '状态', names: Object.entries(stateNames) },
            keyword: { label: '搜索', placeholder: '标题或摘要' },
          }}
        >
          <Button
            type="primary"
            className="operator-main"
            onClick={() => {
              newest.current += 1;
              drafts.open(session.author(), null);
            }}
          >
            新建草稿
          </Button>
        </FilterForm>
      }
      renderItem={(article) => (
        <ArticleRow
          key={article.id}
          article={article}
          cover={article.cover === null ? null : api.mediaAddress(article.cover)}
          busy={busy.isBusy(article.id)}
          actions={actions}
        />
      )}
    >
      {isEditing && (
        <ArticleEditor
          api={api}
          draft={draft}
          isDenied={isAuthorDenied}
          onChanged={() => void list.reload()}
        />
      )}
      <PublishDialog
        article={publishing}
        onClose={() => setPublishing(null)}
        onPublish={(article, wantedAt) =>
          attempt(article, async () => {
            const { title, state, publishedAt } = await api.publish(article, wantedAt);
            const done =
              state === 'scheduled' && publishedAt !== null ? `将于 ${toMinute(publishedAt)} 发布` : '已发布';
            await reload(`${done}：${title}`);
          })
        }
      />
    </ListPage>
  );
}
