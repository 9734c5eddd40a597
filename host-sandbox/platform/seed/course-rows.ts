import {
  type chapters,
  type lessons,
  type prerequisites,
  type projects,
  defaultStudyFlags,
} from '../core/db/course-schema';
import { searchColumns } from '../core/db/search-text';
import { courseSeeds } from './content/courses';
import { lessonVideo } from './content/lesson-videos';
import { type CourseSeed, type OutlineChapter, hoursText, lessonHours, readOutline } from './course-seed';
import { daysBefore } from './days';
import { coverAddress } from './entry-covers';
import { hospitalId } from './hospital-rows';
import type { LessonVideo } from './lesson-video';
import { toRichText } from './rich-text';
import { courseTeacher } from './teacher-rows';

export type ProjectRow = typeof projects.$inferInsert & { id: bigint; taken: number };

const numberedSeeds = courseSeeds
  .flatMap(([kind, seeds]) => seeds.map((seed) => ({ kind, seed })))
  .map((course, index) => ({ ...course, id: BigInt(index + 1) }));

/** Rows of all courses, numbered from 1, with dates relative to `now`. */
export function projectRows(now: Date): ProjectRow[] {
  return numberedSeeds.map(({ kind, seed, id }) => {
    const { title, summary, speciality, mode, hospital, audience, credits, quota, taken } = seed;
    const [from, until, starts, ends] = seed.days;
    const teachers = seed.teachers.map(([name]) => courseTeacher(name));
    return {
      id,
      kind,
      title,
      summary,
      speciality,
      mode,
      audience,
      credits,
      quota,
      taken,
      teachers,
      hours: lessonHours(seed.outline) + (seed.onsiteHours ?? 0),
      creditClass: seed.creditClass ?? 'II',
      study: { ...defaultStudyFlags, ...seed.study },
      hospitalId: hospitalId(hospital),
      place: mode === 'online' ? '平台在线学习' : `${hospital}教学楼`,
      content: toRichText(`${seed.body}\n## 学时\n${hoursText(seed)}`),
      cover: coverAddress('course', id),
      enrolFrom: atHour(now, from, 9),
      enrolUntil: atHour(now, until, 18),
      startsAt: atHour(now, starts, 8),
      endsAt: atHour(now, ends, 17),
      documents: (seed.documents ?? []).map(([code, name]) => ({ code, name })),
      conditions: { titles: [...(seed.titles ?? [])], departments: [...(seed.departments ?? [])] },
      draft: seed.draft ?? false,
      publishedAt: publishedAt(now, seed, Number(id)),
      ...searchColumns(title, hospital, teachers),
    };
  });
}

/** Prerequisites of courses. */
export function prerequisiteRows(): (typeof prerequisites.$inferInsert)[] {
  return numberedSeeds.flatMap(({ seed, id }) =>
    (seed.requires ?? []).map((title) => ({ projectId: id, requiredId: courseId(title) })),
  );
}

/** Rows of all chapters and lessons, both numbered from 1. */
export function outlineRows(): {
  chapters: (typeof chapters.$inferInsert & { id: bigint })[];
  lessons: (typeof lessons.$inferInsert & { id: bigint; title: string })[];
} {
  const read = numberedSeeds
    .flatMap(({ seed, id }) =>
      readOutline(seed.outline).map((chapter, position) => ({
        ...chapter,
        projectId: id,
        position,
        course: seed.media ? seed.title : null,
      })),
    )
    .map((chapter, index) => ({ ...chapter, id: BigInt(index + 1) }));
  return {
    chapters: read.map(({ lessons: _, course: __, ...chapter }) => chapter),
    lessons: read
      .flatMap(({ id, lessons, course }) =>
        lessons.map((lesson, position) => ({ ...lesson, chapterId: id, position, course })),
      )
      .map(({ course, isStream, ...lesson }, index) => {
        const id = BigInt(index + 1);
        return {
          id,
          ...lesson,
          media: course === null ? null : mediaOf(id, course, { ...lesson, isStream }),
        };
      }),
  };
}

/** Id of the course with this title. @throws Error when there is none */
export function courseId(title: string): bigint {
  const found = numberedSeeds.find(({ seed }) => seed.title === title);
  if (!found) throw new Error(`no course is called ${title}`);
  return found.id;
}

/** Id of a course's lesson by title. @throws Error when there is none */
export function lessonId(course: string, title: string): bigint {
  const { chapters, lessons } = outlineRows();
  const ofCourse = new Set(
    chapters.filter(({ projectId }) => projectId === courseId(course)).map(({ id }) => id),
  );
  const found = lessons.find((lesson) => ofCourse.has(lesson.chapterId) && lesson.title === title);
  if (!found) throw new Error(`${course} has no lesson called ${title}`);
  return found.id;
}

/** Videos of the sample by the names of their files, with the lengths of their lessons. */
export function sampleVideos(): { media: string; seconds: number; video: LessonVideo }[] {
  return courseSeeds
    .flatMap(([, seeds]) => seeds)
    .filter(({ media }) => media)
    .flatMap(({ title, outline }) =>
      readOutline(outline)
        .flatMap(({ lessons }) => lessons)
        .filter(({ kind }) => kind === 'video')
        .map((lesson) => ({
          media: videoName(title, lesson),
          seconds: lesson.seconds,
          video: lessonVideo(title, lesson.title),
        })),
    );
}

type OutlineLesson = OutlineChapter['lessons'][number];

/** File name of a lesson without its ending. */
function mediaOf(id: bigint, course: string, lesson: OutlineLesson): string | null {
  if (lesson.kind === 'quiz') return null;
  return lesson.kind === 'document' ? `document-${id}` : videoName(course, lesson);
}

/** File name of a video; `stream-` begins that of a stream, see `isStream`. @throws Error when a lesson has no video */
function videoName(course: string, { title, isStream }: OutlineLesson): string {
  return `${isStream ? 'stream' : 'clip'}-${lessonVideo(course, title).slug}`;
}

/** A full hour in Beijing (UTC+8), a number of days from now. */
function atHour(now: Date, days: number, hour: number): Date {
  const then = daysBefore(now, -days);
  then.setUTCHours(hour - 8, 0, 0, 0);
  return then;
}

/** Some days before enrolment starts; in the past unless the seed sets it. */
function publishedAt(now: Date, { days, publishedIn }: CourseSeed, index: number): Date {
  if (publishedIn !== undefined) return atHour(now, publishedIn, 10);
  return atHour(now, Math.min(days[0] - 3 - (index % 9), -1 - (index % 6)), 9 + (index % 7));
}
