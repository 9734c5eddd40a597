import type { StudyFlags } from '@/contracts/study-flags';
import type { Motif } from './media/motifs';

/** One invented course, as it is written down. */
export interface CourseSeed {
  readonly title: string;
  readonly summary: string;
  readonly speciality: string;
  readonly mode: 'online' | 'onsite' | 'blended';
  /** Name of one of the invented bases. */
  readonly hospital: string;
  readonly audience: string;
  readonly cover: Motif;
  /** Name and title of each teacher; they are of the course's base. */
  readonly teachers: readonly (readonly [name: string, title: string])[];
  readonly credits: number;
  readonly hours: number;
  readonly quota: number;
  /** How many of the sample's people are in it. */
  readonly taken: number;
  /** Days from the seeding to the begin and end of enrolment, and of the course itself. */
  readonly days: readonly [enrolFrom: number, enrolUntil: number, starts: number, ends: number];
  /** Titles of courses to finish first. */
  readonly requires?: readonly string[];
  /** Text as `toRichText` reads it. */
  readonly body: string;
  /**
   * `# chapter` lines, each followed by lessons: `v` video, `s` one that comes in parts, `d` document or
   * `q` quiz, minutes, title.
   */
  readonly outline: string;
  /** True where its lessons have files; its videos are then as long as one of the sample's clips. */
  readonly media?: true;
  /** Where it is not `II`. */
  readonly creditClass?: 'I';
  /** How it differs from `usualFlags`. */
  readonly study?: Partial<StudyFlags>;
  readonly draft?: true;
  /** Days until it is published; left out: it was, some time before its enrolment began. */
  readonly publishedIn?: number;
}

export interface OutlineChapter {
  readonly title: string;
  readonly lessons: readonly {
    kind: 'video' | 'document' | 'quiz';
    title: string;
    seconds: number;
    /** A video that comes in parts. */
    isStream: boolean;
  }[];
}

const kinds = { v: 'video', s: 'video', d: 'document', q: 'quiz' } as const;

/** Reads the outline of a course. @throws Error at a line that is neither chapter nor lesson */
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

function readLesson(line: string) {
  const [, sign = '', minutes = '', title = ''] = /^([vsdq]) (\d+(?:\.5)?) (.+)$/.exec(line.trim()) ?? [];
  if (title === '') throw new Error(`no lesson: ${line}`);
  return {
    kind: kinds[sign as keyof typeof kinds],
    title,
    seconds: Number(minutes) * 60,
    isStream: sign === 's',
  };
}

/** Lengths in seconds of the sample's clips; see `make-clips.ts`. */
export const clipSeconds = [30, 60, 90] as const;
