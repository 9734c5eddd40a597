import { screen, waitFor } from '@testing-library/dom';
import { MemoryRouter } from 'react-router-dom';
import { found, user } from '@/testing/fill-in';
import { renderPart } from '@/testing/render-part';
import { studyPlatform } from '@/testing/study-platform';
import { QuizLesson } from './quiz-lesson';

/** Goes on with the attempt of a platform in a tab of its own. @returns what the tab shows */
async function openTab(platform: ReturnType<typeof studyPlatform>) {
  const before = document.querySelectorAll('section').length;
  const part = renderPart(
    <MemoryRouter>
      <QuizLesson lessonId="2" onChanged={() => undefined} />
    </MemoryRouter>,
    platform.through,
  );
  await part.signIn('trainee', 'Trainee@2026');
  part.show();
  await user.click(await screen.findByRole('button', { name: '继续作答' }, found));
  const tab = await waitFor(() => {
    const all = screen.getAllByTestId('quiz-answering');
    if (all.length <= before) throw new Error('the attempt is not shown yet');
    return all[before]?.parentElement;
  }, found);
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
  it('both show the answer that counts, and both end when it is handed in', async () => {
    const platform = studyPlatform();
    const [first, second] = [await openTab(platform), await openTab(platform)];
    const choose = async (tab: typeof first, place: number) => {
      await user.click(tab.options()[place] as HTMLElement);
    };
    await choose(first, 0);
    await waitFor(() => {
      expect([first.chosen(), second.chosen()]).toEqual(['A选项 a', 'A选项 a']);
    }, found);
    await choose(second, 1);
    await waitFor(() => {
      expect([first.chosen(), second.chosen()]).toEqual(['B选项 b', 'B选项 b']);
    }, found);
    await second.press('下一题');
    await choose(second, 0);
    await second.press('交卷');
    await waitFor(() => {
      for (const tab of [first, second]) expect(tab.text()).toContain('测验结果');
    }, found);
  });
});
