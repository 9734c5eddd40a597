import type { favourites } from '../core/db/enrolment-schema';
import { courseId } from './course-rows';
import { officeHourBefore } from './days';
import { hospitalId } from './hospital-rows';

/** The user `trainee`. */
const userId = 1n;

/** Favourites of the sample trainee, latest first. */
export function favouriteRows(now: Date): (typeof favourites.$inferInsert)[] {
  return [
    { projectId: courseId('肝移植医师规范化培训') },
    { hospitalId: hospitalId('京华大学附属明德医院') },
    { projectId: courseId('移植病理基础与取材') },
  ].map((kept, index) => ({ userId, ...kept, keptAt: officeHourBefore(now, 2 + 9 * index, 1) }));
}
