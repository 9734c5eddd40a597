import type { DetailedProject } from '../project/project-detail';
import { findPrerequisites } from '../project/project-detail';
import type { Database } from '../../db/database';
import { missingFields } from '../profile/profile-wire';
import { findUserById } from '../session/users';
import { enrolmentsIn, type Enrolment } from './own-enrolments';

type Dated = Pick<DetailedProject, 'id' | 'enrolFrom' | 'enrolUntil' | 'quota' | 'taken'>;

/** All that decides whether somebody may enrol in a course. */
export interface Standing {
  readonly project: Dated;
  readonly visitor: boolean;
  readonly enrolment: Enrolment | undefined;
  readonly prerequisites: readonly { id: bigint; title: string; met: boolean }[];
  /** Fields of the profile that are empty. */
  readonly missing: readonly string[];
}

/** Where a person stands with a course; without a person, where any visitor does. */
export async function findStanding(
  database: Database,
  project: Dated,
  userId: bigint | undefined,
): Promise<Standing> {
  const required = await findPrerequisites(database, project.id);
  const own = await enrolmentsIn(database, userId, [project.id, ...required.map(({ id }) => id)]);
  const user = userId === undefined ? undefined : await findUserById(database, userId);
  return {
    project,
    visitor: user === undefined,
    enrolment: own.get(project.id),
    prerequisites: required.map((one) => ({ ...one, met: Boolean(own.get(one.id)?.completedAt) })),
    missing: user ? missingFields(user) : [],
  };
}
