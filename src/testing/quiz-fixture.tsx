import { screen } from '@testing-library/dom';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { projectPage } from '@/contracts/project';
import { studyOpen } from '@/contracts/study';
import type { Client } from '@/shared/api/client';
import { ApiError, type ErrorKind } from '@/shared/api/api-error';
import { pageTimeout, user } from './form-helpers';
import { renderWithProviders } from './render-with-providers';
import { QuizLesson } from '@/features/quiz/quiz-lesson';

/** Hooks into calls and responses; tests replace the functions. */
export const network = {
  rejectWith: (_path: string): string | null => null,
  transform: (data: unknown): unknown => data,
};
const withNetwork = (client: Client): Client => ({
  ...client,
  send(call, body, options) {
    const code = network.rejectWith(call.path);
    if (code !== null) return Promise.reject(rejection(code));
    return client.send(call, body, options).then((data) => network.transform(data) as typeof data);
  },
});
/** Lets every call and response pass unchanged. */
export function resetNetwork(): void {
  network.rejectWith = () => null;
  network.transform = (data) => data;
}

function rejection(code: string, message = `拒绝 ${code}`): ApiError {
  const kind: ErrorKind = code === '0' ? 'network' : code === 'A0404' ? 'notFound' : 'conflict';
  const data = { startsAt: '2031-05-06T00:00:00Z' };
  const fields = { code, kind, message, data, status: 0, statusText: '', requestId: 'r', session: 's' };
  return new ApiError(fields);
}

/** Opens the quiz of a sample course as the sample trainee. @param address the query of its page */
export async function openQuiz(course: string, address = '') {
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
  const rendered = renderWithProviders(
    <MemoryRouter initialEntries={[`/${address}`]}>
      <Shown />
    </MemoryRouter>,
    withNetwork,
  );
  const signIn = () => rendered.signIn('trainee', 'Trainee@2026');
  await signIn();
  const page = { current: 1, size: 1, query: { keyword: course } };
  const { records } = await rendered.client.send(projectPage, page);
  const { outline } = await rendered.client.send(studyOpen, { projectId: records[0]?.id ?? '' });
  lessonId = outline.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'quiz')?.id ?? '';
  return {
    ...rendered,
    signIn,
    onChanged,
    lessonId,
    /** The current query of the page. */
    query: () => query,
    back: () => {
      back();
    },
  };
}

export const startAttempt = async (name: string) => {
  await user.click(await screen.findByRole('button', { name }, pageTimeout));
  await screen.findByTestId('quiz-answering', {}, pageTimeout);
};
export const findText = (text: string | RegExp) => screen.findByText(text, {}, pageTimeout);
/** Presses a button of the quiz, and not one of the same name in a dialog. */
export async function clickQuizButton(name: string): Promise<void> {
  const all = screen.getAllByText(name, { selector: 'section button' });
  for (const one of all) await user.click(one);
}
export const optionLabels = () => [...document.querySelectorAll<HTMLLabelElement>('fieldset label')];
export const questionStem = () => document.querySelector('legend')?.textContent ?? '';
export const selectedLabels = () => optionLabels().filter((label) => label.querySelector('input')?.checked);
