import { screen } from '@testing-library/dom';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { projectPage } from '@/contracts/project';
import { studyOpen } from '@/contracts/study';
import type { Client } from '@/shared/api/client';
import { PlatformError, type ErrorKind } from '@/shared/api/platform-error';
import { found, user } from './fill-in';
import { renderPart } from './render-part';
import { QuizLesson } from '@/features/quiz/quiz-lesson';

/** What the network does; each test sets it. */
export const line = {
  refuse: (_path: string): string | null => null,
  alter: (answer: unknown): unknown => answer,
};
const through = (client: Client): Client => ({
  ...client,
  send(call, body, signal) {
    const code = line.refuse(call.path);
    if (code !== null) return Promise.reject(refusal(code));
    return client.send(call, body, signal).then((answer) => line.alter(answer) as typeof answer);
  },
});
/** The network is as it should be. */
export function mendLine(): void {
  line.refuse = () => null;
  line.alter = (answer) => answer;
}

function refusal(code: string, message = `拒绝 ${code}`): PlatformError {
  const kind: ErrorKind = code === '0' ? 'network' : code === 'A0404' ? 'notFound' : 'conflict';
  const data = { startsAt: '2031-05-06T00:00:00Z' };
  const fields = { code, kind, message, data, status: 0, statusText: '', requestId: 'r', session: 's' };
  return new PlatformError(fields);
}

/** Shows the quiz of a course of the sample to the sample's trainee. @param address query of the page it is on */
export async function open(course: string, address = '') {
  const onChanged = jest.fn();
  let lessonId = '';
  let query = '';
  let back: () => void = () => undefined;
  const Shown = () => {
    const navigate = useNavigate();
    query = useLocation().search;
    back = () => void navigate(-1);
    return <QuizLesson lessonId={lessonId} onChanged={onChanged} />;
  };
  const part = renderPart(
    <MemoryRouter initialEntries={[`/${address}`]}>
      <Shown />
    </MemoryRouter>,
    through,
  );
  const signIn = () => part.signIn('trainee', 'Trainee@2026');
  await signIn();
  const page = { current: 1, size: 1, query: { keyword: course } };
  const { records } = await part.client.send(projectPage, page);
  const { outline } = await part.client.send(studyOpen, { projectId: records[0]?.id ?? '' });
  lessonId = outline.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'quiz')?.id ?? '';
  return {
    ...{ ...part, signIn, onChanged, lessonId },
    /** The query of the page's address by now. */
    query: () => query,
    back: () => {
      back();
    },
  };
}

export const begin = async (name: string) => {
  await user.click(await screen.findByRole('button', { name }, found));
  await screen.findByTestId('quiz-answering', {}, found);
};
export const says = (text: string | RegExp) => screen.findByText(text, {}, found);
/** Presses a button of the quiz; a dialog may have one of the same name. */
export async function press(name: string): Promise<void> {
  const all = screen.getAllByText(name, { selector: 'section button' });
  for (const one of all) await user.click(one);
}
export const labels = () => [...document.querySelectorAll<HTMLLabelElement>('fieldset label')];
export const stem = () => document.querySelector('legend')?.textContent ?? '';
export const chosen = () => labels().filter((label) => label.querySelector('input')?.checked);
