import type { HostSession } from '../host-session';
import { callPlatform } from '../platform-call';
import type { ShellConfig } from '../shell-config';
import { pageSize } from './list-page';
import { readPage } from './read-page';
import type { Decision, Enrolment, State } from './enrolment';

/** What is asked for; the empty state stands for all. */
export interface Wanted {
  state: State | '';
  keyword: string;
}

/** The platform's calls for operators, made with the host's token; they throw `CallFailure`. */
export function createReviewCalls(config: ShellConfig, session: HostSession) {
  const base = `${config.apiBase}/${config.product}2/admin/enrolment`;
  const call = (name: string, body: object) =>
    callPlatform(`${base}/${name}`, `Bearer ${session.token()}`, body);
  const ask = async (current: number, size: number, query: object) =>
    readPage<Enrolment>(await call('page', { current, size, query }));

  return {
    page: (current: number, { state, keyword }: Wanted) =>
      ask(current, pageSize, { ...(state && { state }), ...(keyword && { keyword }) }),
    /** The enrolment as it is now; `undefined` when it cannot be found any more. */
    async again({ id, project, person }: Enrolment): Promise<Enrolment | undefined> {
      const query = { projectId: project.id, keyword: person.realName };
      return (await ask(1, 100, query)).records.find((record) => record.id === id);
    },
    decide: async (id: string, state: Decision, reason: string | null) =>
      (await call('review', { id, state, reason })) as Enrolment,
  };
}

export type ReviewCalls = ReturnType<typeof createReviewCalls>;
