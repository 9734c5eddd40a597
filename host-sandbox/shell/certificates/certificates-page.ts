import type { HostSession } from '../host-session';
import { createElement } from '../create-element';
import { setupListPage } from '../operator/list-page';
import { createReasonDialog } from '../operator/reason-dialog';
import { CallFailure } from '../platform-call';
import type { ShellConfig } from '../shell-config';
import { nameOf, stateNames, type Certificate } from './certificate';
import { createCertificateCalls } from './certificate-calls';
import { createCertificateRow, type CertificateRow } from './certificate-row';
import { createFilter } from './filter';

/** The page where operators find certificates and revoke them. @param signIn leads to where the host signs people in */
export function setupCertificatesPage(
  section: HTMLElement,
  config: ShellConfig,
  session: HostSession,
  signIn: () => void,
) {
  const calls = createCertificateCalls(config, session);
  const dialog = createReasonDialog({
    id: 'revocation',
    title: '撤销证书',
    label: '原因（必填，会告知持证人；撤销后不能恢复）',
    submit: '确认撤销',
    empty: '请填写撤销的原因',
  });
  const element = createElement('ul', { className: 'operator-list', tabIndex: -1, ariaLabel: '证书列表' });
  const page = setupListPage(section, session, signIn, {
    list: { element, setBusy: (busy) => void (element.ariaBusy = String(busy)) },
    ...{ dialogs: [dialog], filter: createFilter(() => page.search()) },
    ask: async (current, wanted) => {
      const { records, ...counted } = await calls.page(current, wanted);
      return { found: records, ...counted };
    },
    show: (found) =>
      element.replaceChildren(...(found ?? []).map((record) => createCertificateRow(record, ask).element)),
    noun: '证书',
    denial: '当前账号没有管理证书的权限，请换用管理员账号登录。',
  });
  return page;

  function ask(row: CertificateRow) {
    const { number: id } = row.record();
    const subject = { id, name: `${nameOf(row.record())}，编号 ${id}` };
    dialog.ask(subject, (reason) => revoke(row, reason), row.focus);
  }

  /** @returns a complaint when nothing was revoked and it can be tried again */
  async function revoke(row: CertificateRow, reason: string): Promise<string | undefined> {
    const [record, asked] = [row.record(), session.token()];
    try {
      await calls.revoke(record.number, reason);
      if (session.token() === asked) await settle(row, reason, `已撤销：${nameOf(record)}`);
    } catch (failure) {
      if (session.token() !== asked || page.isDenied(failure)) return;
      if (!(failure instanceof CallFailure) || failure.code !== 'A0409')
        return failure instanceof Error ? failure.message : String(failure);
      await settle(row, null, `${nameOf(record)}已由他人撤销，现在是“${stateNames.revoked}”`);
    }
    return;
  }

  /** Shows the row as the platform has it; where it cannot be read, at least that it is revoked. */
  async function settle(row: CertificateRow, reason: string | null, text: string) {
    const told: Certificate = { ...row.record(), state: 'revoked', reason };
    row.show((await calls.again(told).catch(() => undefined)) ?? told);
    page.status.show(text);
  }
}
