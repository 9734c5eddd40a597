import { limits } from '@/contracts/limits';
import type { PlantedFault } from './planted-faults';
import { dataOf, isRefusal, refusal, success, type PageData } from './reply-faults';

/** The faults that show with `--write`. */
export const plantedWriteFaults: readonly PlantedFault[] = [
  [
    'a lesson without captions',
    'missing-field',
    'study',
    'lessonMedia',
    dataOf(({ captions: _, ...rest }: Record<string, unknown>, { times }) =>
      times > 0 ? rest : { captions: _, ...rest },
    ),
  ],
  [
    'a quiz without questions',
    'wrong-value',
    'study',
    'quizStart',
    dataOf((attempt: object) => ({ ...attempt, questions: null })),
  ],
  [
    'a note without a text',
    'bad-input-accepted',
    'bad-input',
    'noteSave',
    (reply, { input }) =>
      isRefusal(reply) && 'lessonId' in input && !('text' in input) ? success(null) : reply,
  ],
  [
    'a note that is too long',
    'bad-input-accepted',
    'bad-input',
    'noteSave',
    (reply, { input }) =>
      isRefusal(reply) && String(input.text).length > limits.noteMax ? success(null) : reply,
  ],
  [
    'a profile that a refused edit changes',
    'refused-with-effect',
    'bad-input',
    'profileEdit',
    dataOf((profile: object, { times }) => (times > 2 ? { ...profile, hospital: '另一家医院' } : profile)),
    'profile',
  ],
  [
    'a login with any password',
    'not-refused',
    'lock',
    'login',
    (reply, { input }) =>
      isRefusal(reply) && String(input.username).startsWith('check_')
        ? success({ access_token: 'of-nobody' })
        : reply,
  ],
  [
    'a second enrolment in a course',
    'not-refused',
    'repeated-writes',
    'enrol',
    (reply) => (reply.status === 409 ? success(null) : reply),
  ],
  [
    'a delete that fails when repeated',
    'not-idempotent',
    'repeated-writes',
    'messageRemove',
    (reply, { times }) => (times > 0 ? refusal(404, 'A0404') : reply),
  ],
  [
    'a favourite that is added once only',
    'not-idempotent',
    'repeated-writes',
    'favouriteSave',
    (reply, { times }) => (times === 1 ? refusal(409, 'A0409') : reply),
  ],
  [
    'progress that counts twice',
    'not-idempotent',
    'repeated-writes',
    'progressReport',
    dataOf(({ lessons, ...rest }: { lessons: { watched: number }[] }, { times }) => ({
      ...rest,
      lessons: lessons.map((lesson) => ({ ...lesson, watched: lesson.watched + 10 * times })),
    })),
  ],
  [
    'a note that can be deleted once only',
    'refused',
    'study',
    'noteRemove',
    (reply, { times }) => (times === 1 ? refusal(404, 'A0404') : reply),
  ],
  [
    'a message that is not restored',
    'not-cleaned',
    'repeated-writes',
    'messageRestore',
    dataOf((page: PageData, { times }) => (times > 0 ? { ...page, total: page.total - 1 } : page)),
    'messagePage',
  ],
  ['no lock', 'no-lock', 'lock', 'login', (reply) => (reply.status === 423 ? refusal(400, 'A0210') : reply)],
  [
    'a lock without an end',
    'lock-without-end',
    'lock',
    'login',
    (reply) => (reply.status === 423 ? { ...reply, body: { ...reply.body, data: null } } : reply),
  ],
  [
    'a login that tells unknown names',
    'names-told',
    'lock',
    'login',
    (reply, { input }) =>
      isRefusal(reply) && String(input.username).startsWith('check_')
        ? { ...reply, body: { ...reply.body, msg: '没有这个用户' } }
        : reply,
  ],
];
