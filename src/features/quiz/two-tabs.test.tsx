import { screen, waitFor } from '@testing-library/dom';
import { MemoryRouter } from 'react-router-dom';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { createFakeStudyPlatform } from '@/testing/fake-study-platform';
import { QuizLesson } from './quiz-lesson';

/** Renders a separate tab that continues the attempt of a platform. @returns queries and actions of the tab */
async function openTab(platform: ReturnType<typeof createFakeStudyPlatform>) {
  const before = document.querySelectorAll('section').length;
  const rendered = renderWithProviders(
    <MemoryRouter>
      <QuizLesson lessonId="2" onChanged={() => undefined} />
    </MemoryRouter>,
    platform.wrapClient,
  );
  await rendered.signIn('trainee', 'Trainee@2026');
  rendered.show();
  await user.click(await screen.findByRole('button', { name: '继续作答' }, pageTimeout));
  const tab = await waitFor(() => {
    const all = screen.getAllByTestId('quiz-answering');
    if (all.length <= before) throw new Error('the attempt is not shown yet');
    return all[before]?.parentElement;
  }, pageTimeout);
  if (!tab) throw new Error('there is no tab');
  return {
    options: () => [...tab.querySelectorAll<HTMLLabelElement>('fieldset label')],
    text: () => tab.textContent,
    chosen: () => tab.querySelector('fieldset label:has(input:checked)')?.textContent,
    press: (name: string) => {
      const button = [...tab.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      if (!button) throw new Error(`no button is called ${name}`);
      return user.click(button);
    },
  };
}

describe('two tabs that show one attempt', () => {
  it('both show the latest answer, and both end when it is submitted', async () => {
    const platform = createFakeStudyPlatform();
    const [first, second] = [await openTab(platform), await openTab(platform)];
    const choose = async (tab: typeof first, index: number) => {
      await user.click(tab.options()[index] as HTMLElement);
    };
    await choose(first, 0);
    await waitFor(() => {
      expect([first.chosen(), second.chosen()]).toEqual(['A选项 a', 'A选项 a']);
    }, pageTimeout);
    await choose(second, 1);
    await waitFor(() => {
      expect([first.chosen(), second.chosen()]).toEqual(['B选项 b', 'B选项 b']);
    }, pageTimeout);
    await second.press('下一题');
    await choose(second, 0);
    await second.press('交卷');
    await waitFor(() => {
      for (const tab of [first, second]) expect(tab.text()).toContain('测验结果');
    }, pageTimeout);
  });
});
