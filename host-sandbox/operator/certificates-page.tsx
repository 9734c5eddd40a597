import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RequestOf } from '../../src/contracts/call';
import {
  certificatePage,
  certificateRevoke,
  type IssuedCertificate as Certificate,
} from '../../src/contracts/certificate';
import { useOperator } from './operator-context';
import { CallError, errorText } from '../kits/web/platform-call';
import { createOperatorCalls, pageSize, setFields } from './api';
import { Day } from './date-time';
import { FilterForm, focusRow, ListPage, rowId } from './list-page';
import { ReasonDialog, type ReasonRequest } from './reason-dialog';
import { useOperatorList } from './use-operator-list';

/** The platform's states of an issued certificate, and their names. */
const stateNames = { issued: '有效', revoked: '已撤销', expired: '已过期' } as const;

/** The page on which operators find and revoke certificates. */
export function CertificatesPage() {
  const { config, session } = useOperator();
  const api = useMemo(() => createCertificateApi(createOperatorCalls(config, session)), [config, session]);
  const [revocation, setRevocation] = useState<ReasonRequest | null>(null);
  const list = useOperatorList<{ state: Certificate['state'] | ''; keyword: string }, Certificate>({
    fetchPage(current, query) {
      setRevocation(null);
      return api.page(current, setFields(query));
    },
    initialQuery: { state: '', keyword: '' },
    counted: '条证书',
    denial: '当前账号没有管理证书的权限，请换用管理员账号登录。',
  });

  /** @returns an error text when nothing was revoked and it can be tried again */
  async function revoke(record: Certificate, reason: string): Promise<string | undefined> {
    const token = session.token.get();
    try {
      await api.revoke(record.number, reason);
      if (session.token.get() === token) await show(record, reason, `已撤销：${nameOf(record)}`);
    } catch (error) {
      if (session.token.get() !== token || list.isDenied(error)) return;
      if (!(error instanceof CallError) || error.code !== 'A0409') return errorText(error);
      await show(record, null, `${nameOf(record)}已由他人撤销，现在是“${stateNames.revoked}”`);
    }
    return;
  }

  /** Shows the certificate as the platform has it; where it cannot be read, at least as revoked. */
  async function show(record: Certificate, reason: string | null, text: string) {
    const revoked: Certificate = { ...record, state: 'revoked', reason };
    const fresh = (await api.current(record).catch(() => undefined)) ?? revoked;
    flushSync(() => {
      list.update((item) => (item.number === fresh.number ? fresh : item));
      list.setStatus({ text });
    });
  }

  return (
    <ListPage
      id="certificates"
      title="证书管理"
      name="证书列表"
      list={list}
      filter={
        <FilterForm
          name="筛选证书"
          query={list.query}
          onSearch={list.search}
          fields={{
            state: { label: '状态', names: Object.entries(stateNames) },
            keyword: { label: '搜索', placeholder: '编号、姓名或项目' },
          }}
        />
      }
      renderItem={(record) => (
        <CertificateRow
          key={record.number}
          record={record}
          onRevoke={() =>
            setRevocation({
              id: record.number,
              name: `${nameOf(record)}，编号 ${record.number}`,
              send: (reason) => revoke(record, reason),
            })
          }
        />
      )}
    >
      <ReasonDialog
        id="revocation"
        title="撤销证书"
        label="原因（必填，会告知持证人；撤销后不能恢复）"
        submit="确认撤销"
        danger
        empty="请填写撤销的原因"
        request={revocation}
        onClose={() => setRevocation(null)}
        onDone={focusRow}
      />
    </ListPage>
  );
}

function CertificateRow({ record, onRevoke }: { record: Certificate; onRevoke: () => void }) {
  const { number, state, title, credits, creditClass, issuedAt, expiresAt, revokedAt, reason } = record;
  return (
    <li className="operator-row" id={rowId(number)} tabIndex={-1} data-state={state}>
      <div>
        <h2>{holderOf(record)}</h2>
        <p className="operator-number">{number}</p>
      </div>
      <div>
        <p className="operator-course">{title}</p>
        <p>
          {creditClass} 类 {credits} 学分
        </p>
      </div>
      <div>
        <span className="operator-state">{stateNames[state]}</span>
        <p>
          颁发 <Day dateTime={issuedAt} />
        </p>
        <p>
          有效期至 <Day dateTime={expiresAt} />
        </p>
        {revokedAt && (
          <p>
            撤销 <Day dateTime={revokedAt} />
          </p>
        )}
        {reason && <p className="operator-reason">原因：{reason}</p>}
      </div>
      <div className="operator-actions">
        {state !== 'revoked' && (
          <Button danger aria-label={`撤销：${nameOf(record)}`} onClick={onRevoke}>
            撤销
          </Button>
        )}
      </div>
    </li>
  );
}

function createCertificateApi(calls: ReturnType<typeof createOperatorCalls>) {
  const find = (current: number, query: RequestOf<typeof certificatePage>['query']) =>
    calls.page(certificatePage, { current, size: pageSize, query });
  return {
    page: find,
    /** The certificate as it is now; `undefined` when it cannot be found any more. */
    current: async ({ number }: Certificate) =>
      (await find(1, { keyword: number })).records.find((record) => record.number === number),
    revoke: (number: string, reason: string) => calls.send(certificateRevoke, { number, reason }),
  };
}

const nameOf = (record: Certificate) => `${holderOf(record)}《${record.title}》`;

const holderOf = ({ holder }: Certificate) => holder ?? '（账号已注销）';
