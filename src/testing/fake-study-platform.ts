import { profile } from '@/contracts/profile';
import { progressReport, studyOpen, lessonMedia, type ProgressEntry } from '@/contracts/study';
import { quizSave, quizStart, quizStatus, quizSubmit } from '@/contracts/quiz';
import type { Client } from '@/shared/api/client';
import { ApiError, type ErrorKind } from '@/shared/api/api-error';
import { mergeRanges, type Range } from '@/contracts/ranges';

const soon = () => new Date(Date.now() + 15 * 60_000).toISOString();
const option = (id: string) => ({ id, text: `选项 ${id}` });
const question = (id: string) => ({
  id,
  kind: 'single',
  stem: `题目 ${id}`,
  picture: null,
  points: 10,
  caseId: null,
  options: ['a', 'b'].map(option),
});
const attempt = { id: '9', number: 1, startedAt: new Date().toISOString(), deadline: soon(), cases: [] };
const outcome = { id: '9', number: 1, score: 100, passed: true, inTime: true, closedAt: soon() };

/** A course with a video and a quiz on a fake platform; every other call goes to the real one. */
export function createFakeStudyPlatform() {
  const video = { ranges: [] as Range[], position: 0 };
  const platform = {
    /** The calls, each with the user of its session. */
    calls: [] as { path: string; userId: string; body: unknown }[],
    userId: () => '',
    /** Id of the session that the platform rejects. */
    expired: null as string | null,
    answers: {} as Record<string, string[]>,
    /** An operator reverted the approval: everything is rejected. */
    unapproved: false,
    /** No attempt is left. */
    noAttemptsLeft: false,
    /** The attempt is submitted and passed. */
    passed: false,
    /** The profile cannot be loaded. */
    profileFails: false,
    video,
    flags: {
      forwardSeek: true,
      oneAtATime: false,
      idleMinutes: 0,
      pauseHidden: false,
      completeShare: 0.9,
      watermark: false,
    },
    wrapClient: (client: Client): Client => ({
      ...client,
      send(call, body) {
        const respond = responses[call.path] as ((body: never) => unknown) | undefined;
        const fails = platform.profileFails && call.path === profile.path;
        if (!respond && !fails) return client.send(call, body);
        platform.calls.push({ path: call.path, userId: platform.userId(), body });
        if (platform.expired !== null) return Promise.reject(rejection('unauthorized', platform.expired));
        // a progress report gets a response that rejects each entry
        if (platform.unapproved && call.path !== progressReport.path)
          return Promise.reject(rejection('conflict', '', 'A0501'));
        if (!respond) return Promise.reject(rejection('server', ''));
        const data = respond(body as never);
        return data === null ? Promise.reject(rejection('conflict', '')) : Promise.resolve(data as never);
      },
      sendKeepalive: () => undefined,
    }),
  };
  const lessonProgress = () => ({ watched: 0, share: 0, done: false, ...video });
  const responses = {
    [studyOpen.path]: () => ({
      project: { id: '1', title: '课程', endsAt: soon(), hospital: { id: '3', name: '某医院' } },
      flags: { ...platform.flags },
      outline: [
        { id: '1', title: '章', lessons: [videoLesson(lessonProgress()), quizLesson(platform.passed)] },
      ],
      share: 0,
      completedAt: null,
      nextLessonId: '1',
    }),
    [lessonMedia.path]: () => ({
      kind: 'video',
      seconds: 60,
      captions: [],
      expiresAt: soon(),
      sources: [{ url: `/media/a.mp4?session=${platform.calls.length}`, type: 'video/mp4' }],
    }),
    [progressReport.path]: ({ reports }: { reports: ProgressEntry[] }) => {
      const code = platform.unapproved ? 'A0501' : null;
      for (const { ranges, position } of code ? [] : reports)
        Object.assign(video, { ranges: mergeRanges(video.ranges, ranges), position });
      return {
        results: reports.map(({ id }) => ({ id, code, retryAfter: 0 })),
        lessons: code ? [] : [{ lessonId: '1', ...lessonProgress() }],
        completed: [],
      };
    },
    [quizStatus.path]: () => ({
      questions: 2,
      seconds: 900,
      passMark: 60,
      attempts: 3,
      left: platform.noAttemptsLeft ? 0 : 2,
      passed: platform.passed,
      done: platform.passed,
      running: platform.passed || platform.noAttemptsLeft ? null : { id: '9', deadline: attempt.deadline },
      past: platform.passed ? [outcome] : [],
    }),
    [quizStart.path]: () => ({
      ...attempt,
      questions: ['1', '2'].map(question),
      answers: platform.answers,
      now: new Date().toISOString(),
    }),
    [quizSave.path]: ({ questionId, options }: { questionId: string; options: string[] }) => {
      if (platform.passed) return null;
      platform.answers = { ...platform.answers, [questionId]: options };
      return { answers: platform.answers, savedAt: soon() };
    },
    [quizSubmit.path]: () => {
      platform.passed = true;
      return {
        ...outcome,
        lessonId: '2',
        passMark: 60,
        left: 2,
        done: true,
        redrawn: false,
        cases: [],
        questions: [],
        completed: null,
      };
    },
  };
  return platform;
}

const videoLesson = (lessonProgress: object) => ({
  id: '1',
  title: '视频课时',
  kind: 'video',
  seconds: 60,
  hasMedia: true,
  readSeconds: 0,
  ...lessonProgress,
});
const quizLesson = (done: boolean) => ({
  id: '2',
  title: '测验课时',
  kind: 'quiz',
  seconds: 900,
  hasMedia: false,
  readSeconds: 0,
  watched: 0,
  share: 0,
  done,
  position: 0,
  ranges: [],
});

function rejection(
  kind: ErrorKind,
  session: string,
  code = kind === 'conflict' ? 'A0409' : 'A0401',
): ApiError {
  const data = { state: 'review' };
  const fields = { kind, code, session, data, status: 0, message: '', statusText: '', requestId: 'r' };
  return new ApiError(fields);
}
