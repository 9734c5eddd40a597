import type { DetailedProject } from '../project/project-detail';
import { findPrerequisites } from '../project/project-detail';
import type { Database } from '../../db/database';
import { missingFields } from '../profile/profile-wire';
import { findUserById } from '../session/users';
import { enrolmentsIn, holdsPlace, type Enrolment } from './own-enrolments';

type Dated = Pick<DetailedProject, 'id' | 'enrolFrom' | 'enrolUntil' | 'quota' | 'taken'>;

/** All that decides whether somebody may enrol in a course. */
export interface Standing {
  readonly project: Dated;
  readonly visitor: boolean;
  readonly enrolment: Enrolment | undefined;
  readonly prerequisites: readonly { id: bigint; title: string; met: boolean; closed: boolean }[];
  /** Fields of the profile that are empty. */
  readonly missing: readonly string[];
}

/** Where a person stands with a course; without a person, where any visitor does. */
export async function findStanding(
  database: Database,
  project: Dated,
  userId: bigint | undefined,
  now: Date,
): Promise<Standing> {
  const required = await findPrerequisites(database, project.id);
  const own = await enrolmentsIn(database, userId, [project.id, ...required.map(({ id }) => id)]);
  const user = userId === undefined ? undefined : await findUserById(database, userId);
  return {
    project,
    visitor: user === undefined,
    enrolment: own.get(project.id),
    prerequisites: required.map(({ id, title, enrolUntil, endsAt }) => {
      const enrolment = own.get(id);
      const met = Boolean(enrolment?.completedAt);
      // Who is in has time until the course is over, everybody else until its enrolment is.
      const last = enrolment && holdsPlace(enrolment.state) ? endsAt : enrolUntil;
      return { id, title, met, closed: !met && now >= last };
    }),
    missing: user ? missingFields(user) : [],
  };
}
