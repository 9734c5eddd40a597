import type { HostSession } from '../../host-session';
import { CallFailure } from '../../platform-call';
import type { ShellConfig } from '../../shell-config';
import { minuteOf } from '../moment';
import { countText } from '../list-page';
import { createPager } from '../pager';
import { createStatusLine } from '../status-line';
import type { Listed } from './article';
import { createArticleCalls, pageSize } from './article-calls';
import { createArticleEditor } from './article-editor';
import { createArticleFilter } from './article-filter';
import { createArticleList } from './article-list';
import { createPublishDialog } from './publish-dialog';

/** What the platform says to those who may see no list at all. */
const denials = new Map<unknown, string>([
  ['A0401', '登录已失效，请重新登录。'],
  ['A0403', '当前账号没有发布权限，请换用管理员账号登录。'],
]);

/** The page where operators write, publish and withdraw news and notices, with the host's own token. */
export function setupArticlePage(
  section: HTMLElement,
  config: ShellConfig,
  session: HostSession,
  signIn: () => void,
) {
  const calls = createArticleCalls(config, session);
  const status = createStatusLine();
  const filter = createArticleFilter(
    () => void load(1),
    () => editor.open(),
  );
  const pager = createPager((step) => void load(current + step));
  const editor = createArticleEditor(calls, () => void load(current));
  const publishing = createPublishDialog(
    (article, publishedAt) => void attempt(() => publish(article, publishedAt)),
  );
  const list = createArticleList({
    edit: (article) => void attempt(async () => editor.open(await calls.read(article.id))),
    publish: publishing.ask,
    withdraw: (article) => void attempt(() => withdraw(article)),
    remove: (article) => {
      const question = `确定删除草稿“${article.title}”吗？它的附件一并删除，删除后不能恢复。`;
      if (confirm(question)) void attempt(() => remove(article));
    },
  });
  let current = 1;
  let isOpen = false;
  /** Whose text the editor has; it is nobody else's. */
  let writer = session.username();
  /** Only the answer to the newest question is shown. */
  let question = 0;

  section.append(filter.element, status.element, list.element, pager.element);
  section.append(editor.element, publishing.element);
  session.onChange(() => {
    if (!isOpen) return;
    clear();
    void load(1);
  });
  return {
    open() {
      isOpen = true;
      void load(1);
    },
    leave() {
      isOpen = false;
      question += 1;
      clear();
    },
  };

  /** @param told what came of a deed, in place of the number of articles */
  async function load(asked: number, told?: string): Promise<void> {
    const turn = ++question;
    filter.element.hidden = !session.token();
    if (!session.token()) return bar('尚未登录，请先以管理员账号登录平台。');
    list.setBusy(true);
    if (told === undefined) status.show('正在载入…');
    try {
      const { records, total, more } = await calls.page(asked, filter.wanted());
      if (turn !== question) return;
      const pages = Math.max(1, Math.ceil(total / pageSize));
      if (asked > pages) return await load(pages, told);
      current = asked;
      list.show(records);
      pager.show({ current, pages });
      status.show(told ?? countText(total, more, '篇内容'));
      if (writer !== session.username()) editor.discard();
      writer = session.username();
      editor.resume();
    } catch (failure) {
      if (turn === question) tell(failure, () => void load(asked));
    } finally {
      if (turn === question) list.setBusy(false);
    }
  }

  async function publish(article: Listed, wanted: string | null) {
    const { title, state, publishedAt } = await calls.publish(article, wanted);
    const done = state === 'scheduled' ? `将于 ${minuteOf(publishedAt)} 发布` : '已发布';
    await load(current, `${done}：${title}`);
    list.element.focus();
  }

  async function withdraw(article: Listed) {
    const { title } = await calls.withdraw(article);
    await load(current, `已撤回：${title}`);
    list.element.focus();
  }

  async function remove(article: Listed) {
    await calls.remove(article);
    await load(current, `已删除：${article.title}`);
    list.element.focus();
  }

  /** Does something with an article of the list; a list that is out of date is read anew. */
  async function attempt(deed: () => Promise<unknown>) {
    const turn = question;
    try {
      await deed();
    } catch (failure) {
      if (turn !== question) return;
      const isOld = failure instanceof CallFailure && ['A0409', 'A0404'].includes(String(failure.code));
      if (isOld) await load(current, failure.message);
      else tell(failure);
    }
  }

  function tell(failure: unknown, retry?: () => void) {
    const denial = failure instanceof CallFailure ? denials.get(failure.code) : undefined;
    if (denial) return bar(denial);
    const text = failure instanceof Error ? failure.message : String(failure);
    status.fail(text, retry && { text: '重试', take: retry });
  }

  function bar(text: string) {
    clear();
    filter.element.hidden = true;
    status.fail(text, { text: '去登录', take: signIn });
  }

  function clear() {
    editor.setAside();
    publishing.close();
    list.show([]);
    pager.show({ current: 1, pages: 1 });
  }
}
