import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call';
import { id, mediaPath } from './fields';
import { projectSummary } from './project';
import { listOf, unconfirmed } from './tolerant-reader';

/**
 * A teacher and their published courses in the order `enrolling`, at most `limits.teacherProjects`. `introduction` is rich
 * text and must be sanitised before display.
 */
export const teacherDetail = defineCall({
  path: '/{product}2/portal/teacher/detail',
  summary: '授课教师详情与其讲授的培训项目',
  access: 'public',
  capability: 'teachers',
  tags: ['enrolment'],
  optionalAuth: true,
  request: z.object({ id }),
  response: z.object({
    id,
    name: z.string(),
    title: z.string(),
    /** The hospital where they work, if it is a training base. */
    hospitalId: unconfirmed(z.nullable(id), null),
    hospitalName: z.string(),
    /** Without one the portal draws a placeholder. */
    portrait: unconfirmed(z.nullable(mediaPath), null),
    introduction: z.string(),
    projects: listOf(projectSummary),
  }),
  errors: ['A0401', 'A0404'],
  readOnly: true,
});
export type TeacherDetail = ResponseOf<typeof teacherDetail>;
