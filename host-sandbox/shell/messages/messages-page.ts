import type { HostSession } from '../host-session';
import { createElement } from '../create-element';
import { setupListPage } from '../operator/list-page';
import type { ShellConfig } from '../shell-config';
import { createFilter } from './filter';
import { stateNames, stateOf, type Offices } from './message';
import { createMessageCalls, type Wanted } from './message-calls';
import { createMessageRow, type MessageRow } from './message-row';

/** The page where operators read what people left, and mark what is handled. @param signIn leads to the host's login */
export function setupMessagesPage(
  section: HTMLElement,
  config: ShellConfig,
  session: HostSession,
  signIn: () => void,
) {
  const calls = createMessageCalls(config, session);
  const filter = createFilter(() => page.search());
  const element = createElement('ul', { className: 'operator-list', tabIndex: -1, ariaLabel: '留言列表' });
  let rows: MessageRow[] = [];
  let offices: Offices = new Map();
  const page = setupListPage(section, session, signIn, {
    ...{ filter, list: { element, setBusy: (busy) => void (element.ariaBusy = String(busy)) } },
    async ask(current, wanted) {
      // Their names are no reason to show no messages.
      const names = offices.size > 0 ? offices : calls.offices().catch(() => offices);
      const [{ records, ...counted }, known] = await Promise.all([calls.page(current, wanted), names]);
      filter.offer((offices = known));
      return { found: records, ...counted };
    },
    show(found) {
      rows = (found ?? []).map((record) =>
        createMessageRow(
          record,
          offices.get(record.contactId) ?? '',
          (row, handled) => void mark(row, handled),
        ),
      );
      element.replaceChildren(...rows.map((row) => row.element));
    },
    noun: '留言',
    denial: '当前账号没有查看留言的权限，请换用管理员账号登录。',
    hasLeft: ({ state }: Wanted) => state !== '' && rows.some((row) => stateOf(row.record()) !== state),
  });
  return page;

  async function mark(row: MessageRow, handled: boolean) {
    const [{ id, name }, asked] = [row.record(), session.token()];
    row.setBusy(true);
    try {
      const fresh = await calls.handle(id, handled);
      if (session.token() !== asked) return;
      row.show(fresh);
      page.status.show(`${name}的留言${stateNames[stateOf(fresh)]}`);
    } catch (failure) {
      if (session.token() !== asked || page.isDenied(failure)) return;
      page.status.fail(failure instanceof Error ? failure.message : String(failure));
    } finally {
      row.setBusy(false);
    }
  }
}
