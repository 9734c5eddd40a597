import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { QuizAttempt } from '@/contracts/quiz';
import { apiFor } from '../../platform/testing/api';
import { createEnrolmentApi, type Headers } from '../../platform/testing/enrolment-api';
import { solutionOf } from '../../platform/testing/study-api';
import { enrolmentPanel, openSignedIn } from '../support/courses';
import { expect, test as base } from '../support/fixtures';
import type { RestartablePlatform } from '../support/restartable-platform';

/** A sample course with videos over a minute and a quiz, and one of a few minutes in all. */
export const courses = { long: '器官转运绿色通道实务', short: '线上学习操作实务' } as const;

const day = 24 * 60 * 60;

export interface Trainee {
  username: string;
  password: string;
  headers: Headers;
}
type TimeRange = [from: number, to: number];
export interface LessonProgress {
  id: string;
  title: string;
  ranges: TimeRange[];
  position: number;
  watched: number;
  done: boolean;
}

/** `test` with calls of the platform: enrolling in the long course, which has started, needs an earlier clock. */
export const test = base.extend<{ studying: ReturnType<typeof createStudyApi> }>({
  studying: async ({ platform }, use) => {
    await use(createStudyApi(platform));
    await platform.control({ secondsAhead: 0 });
  },
});

/** Platform calls of the study tests. */
function createStudyApi(platform: RestartablePlatform) {
  const calls = apiFor(platform);
  const { projectId, completeProfile } = createEnrolmentApi(calls);
  let ahead = 0;
  /** Advances the platform's clock. */
  const advance = async (seconds: number) => {
    ahead += seconds;
    await platform.control({ secondsAhead: ahead });
  };
  /** Registers a user with a complete profile. */
  const register = async (): Promise<Trainee> => {
    const { username, password, headers } = await calls.registerPerson();
    await completeProfile(headers);
    return { username, password, headers };
  };
  /** Approves an enrolment. */
  const approve = async (id: string) => {
    const decision = { id, state: 'approved', reason: null } as const;
    expect((await calls.send('enrolmentReview', decision, await calls.as('admin'))).status).toBe(200);
  };
  const lessons = async ({ headers }: Trainee, course: string = courses.long): Promise<LessonProgress[]> => {
    const response = await calls.send('studyOpen', { projectId: await projectId(course) }, headers);
    const { outline } = response.data as { outline: { lessons: LessonProgress[] }[] };
    return outline.flatMap((chapter) => chapter.lessons);
  };
  /** The stored progress of a lesson. */
  const lesson = async (trainee: Trainee, title: string, course?: string): Promise<LessonProgress> => {
    const found = (await lessons(trainee, course)).find((one) => one.title === title);
    if (!found) throw new Error(`no lesson is called ${title}`);
    return found;
  };
  /** A user enrolled in the long course. */
  const trainee = async (): Promise<Trainee> => {
    await advance(-60 * day);
    const person = await register();
    const enrolled = await calls.send('enrol', { projectId: await projectId(courses.long) }, person.headers);
    await approve((enrolled.data as { id: string }).id);
    await advance(60 * day);
    return { ...person, headers: await calls.as(person) };
  };
  /** Opens a lesson with the user's token. */
  const open = async (page: Page, trainee: Trainee, title: string, course: string = courses.long) => {
    const { id } = await lesson(trainee, title, course);
    await openSignedIn(page, trainee.headers, `/study/${await projectId(course)}?lesson=${id}`);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  };
  return {
    ...calls,
    projectId,
    wait: advance,
    register,
    approve,
    lesson,
    /** Sets the clock back to when running sample courses were open for enrolment, and forward again. */
    toEnrolment: () => advance(-60 * day),
    toCourse: () => advance(60 * day),
    /** Starts the killed platform again with the same clock. */
    async restart() {
      await platform.restart();
      await advance(0);
    },
    trainee,
    /** A user enrolled in the long course who has watched a lesson up to this second and continues. */
    async watching(page: Page, title: string, second: number): Promise<Trainee> {
      const person = await trainee();
      await open(page, person, title);
      await watchUntil(page, second);
      return person;
    },
    /** Passes a quiz on another device. */
    async pass(trainee: Trainee, title: string, course?: string) {
      const { id: lessonId } = await lesson(trainee, title, course);
      const { headers } = trainee;
      const { id: attemptId, questions } = (await calls.send('quizStart', { lessonId }, headers))
        .data as QuizAttempt;
      for (const { id: questionId, stem } of questions)
        await calls.send('quizSave', { attemptId, questionId, options: solutionOf(stem) }, headers);
      await calls.send('quizSubmit', { attemptId }, headers);
    },
    open,
  };
}

export const playButton = (page: Page) => page.getByRole('button', { name: '播放', exact: true });
export const pauseButton = (page: Page) => page.getByRole('button', { name: '暂停', exact: true });
export const savedNote = (page: Page) => page.getByText(/^已保存 \d\d:\d\d:\d\d$/);
const timeOf = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime);

/** Current second of the video. */
export const currentTime = (page: Page) => timeOf(page.locator('video'));

/** Plays at double speed until the second is reached, and keeps playing. */
export async function watchUntil(page: Page, second: number): Promise<void> {
  await page.getByLabel('播放速度').selectOption('2');
  await playButton(page).click();
  await expect.poll(() => currentTime(page), { timeout: 30_000 }).toBeGreaterThan(second);
}

/** Watches for some seconds while saving fails, and pauses. @returns the current second */
export async function watchUnsaved(page: Page, seconds: number): Promise<number> {
  const before = await currentTime(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before + seconds);
  await pauseButton(page).click();
  await expect(page.getByText(/^有 \d+ 秒尚未保存/)).toBeVisible();
  return currentTime(page);
}

/** Selects an option of the current question by index. */
export async function chooseOption(page: Page, index: number): Promise<void> {
  await page.locator('fieldset label').nth(index).click();
}

/** Goes to the course page; the study page stays cached. */
export async function goToCoursePage(page: Page): Promise<void> {
  await page.getByRole('link', { name: '培训介绍', exact: true }).click();
  await expect(page).toHaveURL(/#\/project\/\d+$/);
  await expect(enrolmentPanel(page)).toBeVisible();
}

/** Another device: a browser context without storage. */
export async function openDevice(
  page: Page,
  url: string,
  watch: (page: Page) => void,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await page.context().browser()?.newContext({ baseURL: url, locale: 'zh-CN' });
  if (!context) throw new Error('there is no browser');
  const other = await context.newPage();
  watch(other);
  return { page: other, context };
}
