import type { HostSession } from '../host-session';
import { pageSize } from '../operator/list-page';
import { readPage } from '../operator/read-page';
import { callPlatform } from '../platform-call';
import type { ShellConfig } from '../shell-config';
import type { Certificate, State } from './certificate';

/** What is asked for; the empty state stands for all. */
export interface Wanted {
  state: State | '';
  keyword: string;
}

/** The platform's calls about certificates, made with the host's token; they throw `CallFailure`. */
export function createCertificateCalls(config: ShellConfig, session: HostSession) {
  const base = `${config.apiBase}/${config.product}2/admin/certificate`;
  const call = (name: string, body: object) =>
    callPlatform(`${base}/${name}`, `Bearer ${session.token()}`, body);
  const ask = async (current: number, query: object) =>
    readPage<Certificate>(await call('page', { current, size: pageSize, query }));

  return {
    page: (current: number, { state, keyword }: Wanted) =>
      ask(current, { ...(state && { state }), ...(keyword && { keyword }) }),
    /** The certificate as it is now; `undefined` when it cannot be found any more. */
    again: async ({ number }: Certificate): Promise<Certificate | undefined> =>
      (await ask(1, { keyword: number })).records.find((record) => record.number === number),
    revoke: (number: string, reason: string) => call('revoke', { number, reason }),
  };
}
