import { Button } from 'antd';
import { useMemo, useState } from 'react';
import {
  contactAnswer,
  contactHandle,
  contactMessages,
  type ContactMessage,
} from '../../src/contracts/contact-handling';
import { contactList } from '../../src/contracts/contact';
import { limits } from '../../src/contracts/limits';
import { useOperator } from './operator-context';
import { errorText } from '../kits/web/platform-call';
import { createOperatorCalls, pageSize } from './api';
import { DateTime } from './date-time';
import { FilterForm, focusRow, ListPage, rowId } from './list-page';
import { ReasonDialog, type ReasonRequest } from './reason-dialog';
import { useBusyRecords } from './use-busy-records';
import { useOperatorList } from './use-operator-list';

/** How an answer reaches the sender. */
const channelTexts = {
  inbox: '答复会发到站内消息',
  sms: '答复会以短信发送',
  email: '答复会以邮件发送',
  none: '平台无法送达，请按留下的联系方式回电',
} as const;

const stateNames = { waiting: '待处理', handled: '已处理' } as const;

type Query = Record<'state' | 'contactId', string>;

/** The page on which operators read messages to the contact offices, and mark them as handled. */
export function MessagesPage() {
  const { config, session } = useOperator();
  const api = useMemo(() => createMessageApi(createOperatorCalls(config, session)), [config, session]);
  const [offices, setOffices] = useState<ReadonlyMap<string, string>>(new Map());
  const busy = useBusyRecords();
  const [answering, setAnswering] = useState<ReasonRequest | null>(null);
  const list = useOperatorList<Query, ContactMessage>({
    async fetchPage(current, query) {
      setAnswering(null);
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

  /** @returns an error text when nothing was sent and it can be tried again */
  async function answer({ id, name, channel, answeredAt }: ContactMessage, text: string) {
    const token = session.token.get();
    try {
      const fresh = await api.answer(id, text, answeredAt ?? null);
      if (session.token.get() !== token) return;
      list.update((item) => (item.id === id ? fresh : item));
      list.setStatus({ text: `已答复${name}的留言：${channelTexts[channel ?? 'none']}` });
    } catch (error) {
      if (session.token.get() !== token || list.isDenied(error)) return;
      return errorText(error);
    }
    return;
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
          onAnswer={() =>
            setAnswering({
              id: record.id,
              name: `${record.name}的留言。${channelTexts[record.channel ?? 'none']}`,
              send: (text) => busy.run(record.id, () => answer(record, text)),
            })
          }
        />
      )}
    >
      <ReasonDialog
        id="answer"
        title="答复留言"
        label="答复（必填，会按下面的方式送达，凭编号也可查询）"
        submit="发送答复"
        empty="请填写答复"
        max={limits.contactTextMax}
        request={answering}
        onClose={() => setAnswering(null)}
        onDone={focusRow}
      />
    </ListPage>
  );
}

/** Messages are plain text with their line breaks. */
function MessageRow(props: {
  record: ContactMessage;
  office: string;
  busy: boolean;
  onMark: () => void;
  onAnswer: () => void;
}) {
  const { id, name, replyTo, text, sentAt, handledAt, reference, answer, answeredAt } = props.record;
  const state = stateOf(props.record);
  const label = handledAt === null ? '标记为已处理' : '恢复为待处理';
  return (
    <li
      className="operator-row message-row"
      id={rowId(id)}
      tabIndex={-1}
      data-state={state}
      aria-busy={props.busy}
    >
      <div>
        <h2>{name}</h2>
        <p className="message-reply">{replyTo}</p>
        <p>{props.office}</p>
        {reference && <p className="operator-number">{reference}</p>}
      </div>
      <div>
        <p className="message-text">{text}</p>
        {answer && <p className="message-text operator-reason">答复：{answer}</p>}
        {answer && isUndelivered(props.record) && <p>答复尚未送达；刷新后仍是如此，请按留下的联系方式回电</p>}
      </div>
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
        <Button
          type={handledAt === null ? 'primary' : 'default'}
          aria-disabled={props.busy}
          aria-label={`${answeredAt ? '再次答复' : '答复'}：${name}的留言`}
          onClick={() => {
            if (!props.busy) props.onAnswer();
          }}
        >
          {answeredAt ? '再次答复' : '答复'}
        </Button>
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

function createMessageApi({ send, page }: ReturnType<typeof createOperatorCalls>) {
  return {
    page(current: number, { state, contactId }: Query) {
      const query = { ...(state && { handled: state === 'handled' }), ...(contactId && { contactId }) };
      return page(contactMessages, { current, size: pageSize, query });
    },
    handle: (id: string, handled: boolean) => send(contactHandle, { id, handled }),
    /** @param seenAnsweredAt time of the answer on the screen, so that no other one is replaced */
    answer: (id: string, answer: string, seenAnsweredAt: string | null) =>
      send(contactAnswer, { id, answer, seenAnsweredAt }),
    /** Names of the offices by their ids. */
    async offices(): Promise<ReadonlyMap<string, string>> {
      return new Map((await send(contactList, {})).map(({ id, name }) => [id, name]));
    },
  };
}

/** Whether a gateway has not accepted the answer. */
const isUndelivered = ({ channel, deliveredAt }: ContactMessage) =>
  (channel === 'sms' || channel === 'email') && deliveredAt === null;

const stateOf = ({ handledAt }: ContactMessage) => (handledAt === null ? 'waiting' : 'handled');
