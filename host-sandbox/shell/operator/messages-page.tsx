import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useHost } from '../host';
import { errorText } from '../platform-call';
import { createOperatorCalls, pageSize, readPage } from './api';
import { DateTime } from './date-time';
import { FilterForm, ListPage } from './list-page';
import { useBusyRecords } from './use-busy-records';
import { useOperatorList } from './use-operator-list';

const stateNames = { waiting: '待处理', handled: '已处理' } as const;

/** A message from a contact page; date-times are ISO in UTC. */
interface ContactMessage {
  id: string;
  contactId: string;
  name: string;
  /** Phone or e-mail for the reply. */
  replyTo: string;
  text: string;
  sentAt: string;
  /** `null` while it waits. */
  handledAt: string | null;
}

/** The page on which operators read messages to the contact offices, and mark them as handled. */
export function MessagesPage() {
  const { config, session } = useHost();
  const api = useMemo(() => createMessageApi(createOperatorCalls(config, session)), [config, session]);
  const [offices, setOffices] = useState<ReadonlyMap<string, string>>(new Map());
  const busy = useBusyRecords();
  const list = useOperatorList<Record<'state' | 'contactId', string>, ContactMessage>({
    async fetchPage(current, query) {
      // Messages are shown even when the names of the offices are missing.
      const names = offices.size > 0 ? offices : api.offices().catch(() => offices);
      const [page, known] = await Promise.all([api.page(current, query), names]);
      setOffices(known);
      return page;
    },
    initialQuery: { state: 'waiting', contactId: '' },
    counted: '条留言',
    denial: '当前账号没有查看留言的权限，请换用管理员账号登录。',
    hasRecordsOutsideQuery: (items, { state }) =>
      state !== '' && items.some((item) => stateOf(item) !== state),
  });

  async function mark({ id, name, handledAt }: ContactMessage) {
    const token = session.token.get();
    try {
      const fresh = await api.handle(id, handledAt === null);
      if (session.token.get() !== token) return;
      list.update((item) => (item.id === id ? fresh : item));
      list.setStatus({ text: `${name}的留言${stateNames[stateOf(fresh)]}` });
    } catch (error) {
      if (session.token.get() !== token || list.isDenied(error)) return;
      list.setStatus({ text: errorText(error), failed: true });
    }
  }

  return (
    <ListPage
      id="messages"
      title="留言处理"
      name="留言列表"
      list={list}
      filter={
        <FilterForm
          name="筛选留言"
          query={list.query}
          onSearch={list.search}
          fields={{
            state: { label: '状态', names: Object.entries(stateNames) },
            contactId: { label: '联系部门', names: offices },
          }}
        />
      }
      renderItem={(record) => (
        <MessageRow
          key={record.id}
          record={record}
          office={offices.get(record.contactId) ?? ''}
          busy={busy.isBusy(record.id)}
          onMark={() => void busy.run(record.id, () => mark(record))}
        />
      )}
    />
  );
}

/** Messages are plain text with their line breaks. */
function MessageRow(props: { record: ContactMessage; office: string; busy: boolean; onMark: () => void }) {
  const { name, replyTo, text, sentAt, handledAt } = props.record;
  const state = stateOf(props.record);
  const label = handledAt === null ? '标记为已处理' : '恢复为待处理';
  return (
    <li className="operator-row message-row" data-state={state} aria-busy={props.busy}>
      <div>
        <h2>{name}</h2>
        <p className="message-reply">{replyTo}</p>
        <p>{props.office}</p>
      </div>
      <p className="message-text">{text}</p>
      <div>
        <span className="operator-state">{stateNames[state]}</span>
        <p>
          留言 <DateTime dateTime={sentAt} />
        </p>
        {handledAt && (
          <p>
            处理 <DateTime dateTime={handledAt} />
          </p>
        )}
      </div>
      <div className="operator-actions">
        {/* Busy is not `disabled`, which would lose the focus. */}
        <Button
          aria-disabled={props.busy}
          aria-label={`${label}：${name}的留言`}
          onClick={() => {
            if (!props.busy) props.onMark();
          }}
        >
          {label}
        </Button>
      </div>
    </li>
  );
}

function createMessageApi(calls: ReturnType<typeof createOperatorCalls>) {
  return {
    async page(current: number, { state, contactId }: Record<'state' | 'contactId', string>) {
      const query = { ...(state && { handled: state === 'handled' }), ...(contactId && { contactId }) };
      const body = { current, size: pageSize, query };
      return readPage<ContactMessage>(await calls.admin('unify-cms/admin/contact/messages', body));
    },
    handle: async (id: string, handled: boolean) =>
      (await calls.admin('unify-cms/admin/contact/handle', { id, handled })) as ContactMessage,
    /** Names of the offices by their ids. */
    async offices(): Promise<ReadonlyMap<string, string>> {
      const data = await calls.open('unify-cms/portal/contact/list', {});
      return new Map((data as { id: string; name: string }[]).map(({ id, name }) => [id, name]));
    },
  };
}

const stateOf = ({ handledAt }: ContactMessage) => (handledAt === null ? 'waiting' : 'handled');
