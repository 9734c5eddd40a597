import type { HostSession } from '../host-session';
import { pageSize } from '../operator/list-page';
import { readPage } from '../operator/read-page';
import { callPlatform } from '../platform-call';
import type { ShellConfig } from '../shell-config';
import type { Message, Offices, State } from './message';

/** What is asked for; the empty texts stand for all. */
export interface Wanted {
  state: State | '';
  contactId: string;
}

/** The platform's calls about what people left at the contact pages; they throw `CallFailure`. */
export function createMessageCalls({ apiBase }: ShellConfig, session: HostSession) {
  const call = (name: string, body: object) =>
    callPlatform(`${apiBase}/unify-cms/admin/contact/${name}`, `Bearer ${session.token()}`, body);

  return {
    async page(current: number, { state, contactId }: Wanted) {
      const query = { ...(state && { handled: state === 'handled' }), ...(contactId && { contactId }) };
      return readPage<Message>(await call('messages', { current, size: pageSize, query }));
    },
    handle: async (id: string, handled: boolean) => (await call('handle', { id, handled })) as Message,
    async offices(): Promise<Offices> {
      const data = await callPlatform(`${apiBase}/unify-cms/portal/contact/list`, '', {});
      return new Map((data as { id: string; name: string }[]).map(({ id, name }) => [id, name]));
    },
  };
}
