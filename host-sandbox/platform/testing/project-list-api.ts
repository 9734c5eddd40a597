import type { apiFor } from './api';
import type { Headers } from './enrolment-api';

/** A course of the list, with the fields that tests read. */
export interface ListedProject {
  id: string;
  title: string;
  kind: string;
  speciality: string;
  hospitalId: string;
  hospitalName: string;
  city: string;
  state: string;
  credits: number;
  enrolUntil: string;
  startsAt: string;
  quota: number;
  left: number;
  mine: string | null;
}

/** Reads a page of the courses. */
export function createProjectListApi({ send }: Pick<ReturnType<typeof apiFor>, 'send'>) {
  const page = async (query: object, current = 1, size = 100, headers: Headers = {}) =>
    (await send('projectPage', { current, size, query }, headers)).data as {
      records: ListedProject[];
      total: number;
      more: boolean;
    };
  return { page };
}
