import type { StudyFlags } from '@/contracts/study-flags';
import type { Motif } from './media/motifs';

/** A fictional course. */
export interface CourseSeed {
  readonly title: string;
  readonly summary: string;
  readonly speciality: string;
  readonly mode: 'online' | 'onsite' | 'blended';
  /** Name of one of the sample hospitals. */
  readonly hospital: string;
  readonly audience: string;
  readonly cover: Motif;
  /** Name and title of each teacher, who works at the hospital of their first course. */
  readonly teachers: readonly (readonly [name: string, title: string])[];
  readonly credits: number;
  /** Hours of 45 minutes that are taught at the hospital, in addition to those of the lessons. */
  readonly onsiteHours?: number;
  readonly quota: number;
  /** Number of sample users enrolled in it. */
  readonly taken: number;
  /** Days from the seeding to start and end of enrolment, and of the course itself. */
  readonly days: readonly [enrolFrom: number, enrolUntil: number, starts: number, ends: number];
  /** Titles of prerequisite courses. */
  readonly requires?: readonly string[];
  /** Text as `toRichText` reads it. */
  readonly body: string;
  /**
   * `# chapter` lines, each followed by lessons: `v` video, `s` streamed video, `d` document or `q` quiz, minutes,
   * title.
   */
  readonly outline: string;
  /** Whether its lessons have files; each video then has slides in `content/lesson-videos.ts`. */
  readonly media?: true;
  /** Default: `II`. */
  readonly creditClass?: 'I';
  /** Differences from `defaultStudyFlags`. */
  readonly study?: Partial<StudyFlags>;
  /** Documents that an enrolment asks for: code and name. */
  readonly documents?: readonly (readonly [code: string, name: string])[];
  /** Whom it is for: titles of the dictionary `professional_title`, and words of departments; default: everybody. */
  readonly titles?: readonly string[];
  readonly departments?: readonly string[];
  readonly draft?: true;
  /** Days until it is published; default: some time before its enrolment. */
  readonly publishedIn?: number;
}

export interface OutlineChapter {
  readonly title: string;
  readonly lessons: readonly {
    kind: 'video' | 'document' | 'quiz';
    title: string;
    seconds: number;
    /** A streamed video. */
    isStream: boolean;
  }[];
}

const kinds = { v: 'video', s: 'video', d: 'document', q: 'quiz' } as const;

/** Parses a course outline. @throws Error at a line that is neither chapter nor lesson */
export function readOutline(text: string): OutlineChapter[] {
  return text
    .trim()
    .split(/^# /m)
    .filter((part) => part !== '')
    .map((part) => {
      const [title = '', ...lines] = part.trim().split('\n');
      return { title, lessons: lines.map(readLesson) };
    });
}

/** Hours of 45 minutes that the lessons of an outline take. */
export function lessonHours(outline: string): number {
  const lessons = readOutline(outline).flatMap((chapter) => chapter.lessons);
  return Math.ceil(lessons.reduce((sum, { seconds }) => sum + seconds, 0) / (45 * 60));
}

/** The text about the hours of a course. */
export function hoursText({ outline, onsiteHours = 0 }: Pick<CourseSeed, 'outline' | 'onsiteHours'>): string {
  const online = lessonHours(outline);
  const parts =
    onsiteHours > 0 ? `在线课时 ${online} 学时，基地现场教学 ${onsiteHours} 学时` : '全部为在线课时';
  return `共 ${online + onsiteHours} 学时：${parts}。每学时 45 分钟。`;
}

function readLesson(line: string) {
  const [, marker = '', minutes = '', title = ''] = /^([vsdq]) (\d+(?:\.5)?) (.+)$/.exec(line.trim()) ?? [];
  if (title === '') throw new Error(`no lesson: ${line}`);
  return {
    kind: kinds[marker as keyof typeof kinds],
    title,
    seconds: Number(minutes) * 60,
    isStream: marker === 's',
  };
}
