import { screen } from '@testing-library/dom';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { QuestionField } from './question';

const question = {
  id: '1',
  kind: 'multiple',
  stem: '交接时核对什么？',
  picture: null,
  points: 20,
  caseId: null,
  options: [
    { id: 'a', text: '标识' },
    { id: 'b', text: '封签' },
    { id: 'c', text: '驾龄' },
  ],
} as const;

it('a click counts even if the previous one is not rendered yet', async () => {
  let chosen: readonly string[] = [];
  const field = (
    <QuestionField
      question={{ ...question, options: [...question.options] }}
      number={1}
      chosen={[]}
      focused={false}
      disabled={false}
      onChange={(change) => {
        chosen = change(chosen);
      }}
    />
  );
  renderWithProviders(field).show();
  await screen.findByText('标识', {}, pageTimeout);
  for (const text of ['标识', '封签']) await user.click(screen.getByText(text));
  expect(chosen).toEqual(['a', 'b']);
});
