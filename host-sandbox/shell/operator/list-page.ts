import type { HostSession } from '../host-session';
import { CallFailure } from '../platform-call';
import { createPager } from './pager';
import type { Page } from './read-page';
import { createStatusLine } from './status-line';

/** Records a page. */
export const pageSize = 10;

/** What a list of the platform's consists of, beside what all of them have. */
export interface ListParts<Wanted, Found> {
  filter: { element: HTMLElement; wanted: () => Wanted };
  list: { element: HTMLElement; setBusy: (busy: boolean) => void };
  dialogs?: readonly { element: HTMLDialogElement; close: () => void }[];
  ask: (current: number, wanted: Wanted) => Promise<{ found: Found } & Pick<Page<unknown>, 'total' | 'more'>>;
  /** `null` empties the list. */
  show: (found: Found | null) => void;
  /** What is listed, as in `报名`. */
  noun: string;
  /** What is said to somebody who may not see it. */
  denial: string;
  /** True when what was done here has taken rows from the list as it is asked for. */
  hasLeft?: (wanted: Wanted) => boolean;
}

/**
 * A page where operators go through a list of the platform's with the host's own token: filter, pages, one line that
 * tells how it stands, and a way to the login for those who need one.
 * @param signIn leads to where the host signs people in
 */
export function setupListPage<Wanted, Found>(
  section: HTMLElement,
  session: HostSession,
  signIn: () => void,
  { filter, list, dialogs = [], ask, show, noun, denial, hasLeft }: ListParts<Wanted, Found>,
) {
  const denials = new Map<unknown, string>([
    ['A0401', '登录已失效，请重新登录。'],
    ['A0403', denial],
  ]);
  const status = createStatusLine();
  const pager = createPager(move);
  let wanted = filter.wanted();
  let current = 1;
  let isOpen = false;
  /** Only the answer to the newest question is shown. */
  let question = 0;

  section.append(filter.element, status.element, list.element, pager.element);
  section.append(...dialogs.map(({ element }) => element));
  session.onChange(() => {
    if (!isOpen) return;
    clear();
    search();
  });
  return { status, search, isDenied, open, leave };

  function open() {
    isOpen = true;
    search();
  }

  function leave() {
    isOpen = false;
    question += 1;
    clear();
  }

  function search() {
    wanted = filter.wanted();
    void load(1);
  }

  function move(step: -1 | 1) {
    // What left the list that the platform pages has let others move up into its places.
    const hasMovedUp = step === 1 && hasLeft?.(wanted);
    void load(hasMovedUp ? current : current + step, true);
  }

  /** @param focus leads the keyboard to what came, since what was pressed may be gone */
  async function load(asked: number, focus = false): Promise<void> {
    const turn = ++question;
    filter.element.hidden = !session.token();
    if (!session.token()) return bar('尚未登录，请先以管理员账号登录平台。');
    list.setBusy(true);
    status.show('正在载入…');
    try {
      const { found, total, more } = await ask(asked, wanted);
      if (turn !== question) return;
      const pages = Math.max(1, Math.ceil(total / pageSize));
      if (asked > pages) return await load(pages, focus);
      current = asked;
      show(found);
      pager.show({ current, pages });
      status.show(countText(total, more, `条${noun}`));
      if (focus) list.element.focus();
    } catch (failure) {
      if (turn !== question || isDenied(failure)) return;
      clear();
      const retry = { text: '重试', take: () => void load(asked, true) };
      status.fail(failure instanceof Error ? failure.message : String(failure), retry, focus);
    } finally {
      if (turn === question) list.setBusy(false);
    }
  }

  function isDenied(failure: unknown): boolean {
    const text = failure instanceof CallFailure ? denials.get(failure.code) : undefined;
    if (text) bar(text);
    return text !== undefined;
  }

  function bar(text: string) {
    clear();
    filter.element.hidden = true;
    status.fail(text, { text: '去登录', take: signIn });
  }

  function clear() {
    for (const dialog of dialogs) dialog.close();
    show(null);
    pager.show({ current: 1, pages: 1 });
  }
}

/** How many there are, as far as the platform counts. @param counted the measure word and the name of what is listed, as in `条报名` */
export function countText(total: number, more: boolean, counted: string): string {
  if (total === 0) return `没有符合条件的${counted.slice(1)}。`;
  return more
    ? `有 ${total} ${counted.slice(0, 1)}以上${counted.slice(1)}，可用上面的条件缩小范围`
    : `共 ${total} ${counted}`;
}
