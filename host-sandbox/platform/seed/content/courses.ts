import type { CourseSeed } from '../course-seed';
import { anaesthesiaCourses } from './courses-anaesthesia';
import { coordinatorCourses } from './courses-coordinator';
import { kidneyCourses } from './courses-kidney';
import { liverCourses } from './courses-liver';
import { liverNursingCourses, nursingCourses } from './courses-nursing';
import { onlineCourses } from './courses-online';
import { otherOrganCourses } from './courses-other-organs';
import { pathologyCourses } from './courses-pathology';
import { procurementCourses } from './courses-procurement';

/** All fictional courses by kind (codes of the dictionary `training_type`). */
export const courseSeeds: readonly (readonly [kind: string, courses: readonly CourseSeed[]])[] = [
  ['physician', [...liverCourses, ...kidneyCourses, ...otherOrganCourses]],
  ['coordinator', coordinatorCourses],
  ['procurement', procurementCourses],
  ['nursing', nursingCourses],
  ['anaesthesia', anaesthesiaCourses],
  ['pathology', pathologyCourses],
  // last, so that the others keep their ids
  ['coordinator', onlineCourses],
  ['nursing', liverNursingCourses],
];
