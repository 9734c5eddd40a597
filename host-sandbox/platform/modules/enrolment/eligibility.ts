import type { DetailedProject } from '../project/project-detail';
import { findPrerequisites } from '../project/project-detail';
import type { Database } from '../../db/database';
import { missingFields } from '../profile/profile-presenter';
import { findUserById } from '../session/users';
import { findEnrolments, holdsSeat, type Enrolment } from './own-enrolments';

type EligibilityProject = Pick<DetailedProject, 'id' | 'enrolFrom' | 'enrolUntil' | 'quota' | 'taken'>;

/** All that decides whether somebody may enrol in a course. */
export interface Eligibility {
  readonly project: EligibilityProject;
  readonly visitor: boolean;
  readonly enrolment: Enrolment | undefined;
  readonly prerequisites: readonly { id: bigint; title: string; met: boolean; closed: boolean }[];
  /** Fields of the profile that are empty. */
  readonly missing: readonly string[];
}

/** Where a person stands with a course; without a person, where any visitor does. */
export async function findEligibility(
  database: Database,
  project: EligibilityProject,
  userId: bigint | undefined,
  now: Date,
): Promise<Eligibility> {
  const required = await findPrerequisites(database, project.id);
  const own = await findEnrolments(database, userId, [project.id, ...required.map(({ id }) => id)]);
  const user = userId === undefined ? undefined : await findUserById(database, userId);
  return {
    project,
    visitor: user === undefined,
    enrolment: own.get(project.id),
    prerequisites: required.map(({ id, title, enrolUntil, endsAt }) => {
      const enrolment = own.get(id);
      const met = Boolean(enrolment?.completedAt);
      // Who is in has time until the course is over, everybody else until its enrolment is.
      const last = enrolment && holdsSeat(enrolment.state) ? endsAt : enrolUntil;
      return { id, title, met, closed: !met && now >= last };
    }),
    missing: user ? missingFields(user) : [],
  };
}
