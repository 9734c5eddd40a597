import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOperator } from './operator-context';
import { useObservable } from '../kits/web/observable';
import { CallError, errorText } from '../kits/web/platform-call';
import { pageSize, type Page } from './api';

/** The status line of a list; `action` resolves a failure, e.g. a retry. */
export interface ListStatus {
  text: string;
  failed?: boolean;
  action?: { text: string; run: () => void };
}

interface ListOptions<Query, Item> {
  fetchPage: (current: number, query: Query) => Promise<Page<Item>>;
  initialQuery: Query;
  /** Measure word and name of the records, as in `条报名`. */
  counted: string;
  /** Shown to users who may not see the list. */
  denial: string;
  /** True when actions on this page have taken records out of the list as it was queried. */
  hasRecordsOutsideQuery?: (items: readonly Item[], query: Query) => boolean;
}

/**
 * A list of the platform that operators page through with the token of the session. The newest request wins; a change of the
 * token starts again.
 */
export function useOperatorList<Query, Item>(options: ListOptions<Query, Item>) {
  const { fetchPage, counted, denial, hasRecordsOutsideQuery } = options;
  const { session, showSignIn } = useOperator();
  const token = useObservable(session.token);
  const [query, setQuery] = useState(options.initialQuery);
  /** `null` while the list may not be seen. */
  const [items, setItems] = useState<readonly Item[] | null>(null);
  const [status, setStatus] = useState<ListStatus>({ text: '' });
  const [position, setPosition] = useState({ current: 1, pages: 1 });
  const [busy, setBusy] = useState(false);
  /** Number of the newest request, and its page and query. */
  const newest = useRef(0);
  const wanted = useRef({ current: 1, query: options.initialQuery });

  const start = useEffectEvent(() => {
    setItems(null);
    void load(1);
  });
  useEffect(() => {
    // Deferred, so that the effect itself changes no state.
    const timer = setTimeout(start);
    return () => {
      clearTimeout(timer);
      newest.current += 1;
    };
  }, [token]);

  return {
    query,
    items,
    status,
    position,
    busy,
    setStatus,
    isDenied,
    /** Replaces records, such as one that was changed. */
    update: (change: (item: Item) => Item) => setItems((before) => before?.map(change) ?? null),
    search(next: Query) {
      setQuery(next);
      wanted.current.query = next;
      void load(1);
    },
    /** Loads the current page again. @param text shown instead of the number of records */
    reload: (text?: string) => load(wanted.current.current, { text }),
    move(step: -1 | 1) {
      // Records that left the list let others move up to their positions.
      const rowsShifted = step === 1 && hasRecordsOutsideQuery?.(items ?? [], query);
      const { current } = wanted.current;
      void load(rowsShifted ? current : current + step, { focus: true });
    },
  };

  /** @param focus moves the focus to the result, because the pressed button may be gone */
  async function load(
    current: number,
    { focus = false, text }: { focus?: boolean; text?: string | undefined } = {},
  ): Promise<void> {
    const request = ++newest.current;
    if (!session.token.get()) return block('尚未登录，请先以管理员账号登录平台。');
    setBusy(true);
    if (text === undefined) setStatus({ text: '正在载入…' });
    try {
      const { records, total, more, unread } = await fetchPage(current, wanted.current.query);
      if (request !== newest.current) return;
      const pages = Math.max(1, Math.ceil(total / pageSize));
      if (current > pages) return await load(pages, { focus, text });
      wanted.current.current = current;
      flushSync(() => {
        setItems(records);
        setPosition({ current, pages });
        setStatus({ text: text ?? countText(total, more, counted) + unreadText(unread) });
      });
      if (focus) focusList();
    } catch (error) {
      if (request !== newest.current || isDenied(error)) return;
      const retry = { text: '重试', run: () => void load(current, { focus: true }) };
      flushSync(() => {
        setItems([]);
        setPosition({ current: 1, pages: 1 });
        setStatus({ text: errorText(error), failed: true, action: retry });
      });
      if (focus) focusStatus();
    } finally {
      if (request === newest.current) setBusy(false);
    }
  }

  /**
   * Hides the list when the platform denies the user access.
   * @param hint what else to say
   * @returns whether it did
   */
  function isDenied(error: unknown, hint = ''): boolean {
    const code = error instanceof CallError ? error.code : undefined;
    if (code !== 'A0401' && code !== 'A0403') return false;
    block((code === 'A0401' ? '登录已失效，请重新登录。' : denial) + hint);
    return true;
  }

  function block(text: string) {
    setItems(null);
    setBusy(false);
    setPosition({ current: 1, pages: 1 });
    setStatus({ text, failed: true, action: { text: '去登录', run: showSignIn } });
  }
}

export type OperatorList<Query, Item> = ReturnType<typeof useOperatorList<Query, Item>>;

/** Moves the focus to the list of the page. */
export const focusList = () => document.querySelector<HTMLElement>('.operator-list')?.focus();

/** Moves the focus to the action of the status line, such as the retry. */
export const focusStatus = () => document.querySelector<HTMLElement>('.operator-status button')?.focus();

const unreadText = (unread: number) => (unread > 0 ? `；本页有 ${unread} 条无法读取，没有显示` : '');

/** The number of records, as far as the platform counts. @param counted as in `条报名` */
function countText(total: number, more: boolean, counted: string): string {
  if (total === 0) return `没有符合条件的${counted.slice(1)}。`;
  return more
    ? `有 ${total} ${counted.slice(0, 1)}以上${counted.slice(1)}，可用上面的条件缩小范围`
    : `共 ${total} ${counted}`;
}
