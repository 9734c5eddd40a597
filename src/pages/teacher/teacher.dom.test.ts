import { screen } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';

it('The course page links to its teacher, whose page links to their base and courses; an unknown teacher is not found', async () => {
  await as('trainee');
  renderPortal('/project/1');
  await user.click(await screen.findByRole('link', { name: '顾承远' }, pageTimeout));
  await screen.findByRole('heading', { level: 1, name: '顾承远' }, pageTimeout);
  expect(screen.getByRole('heading', { name: '教师介绍' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '京华大学附属明德医院' }).getAttribute('href')).toBe(
    '#/hospital/1',
  );
  expect(screen.getByRole('link', { name: '肝移植医师规范化培训' }).getAttribute('href')).toBe('#/project/1');
  for (const id of ['999', 'x']) {
    window.location.hash = `/teacher/${id}`;
    await screen.findByRole('heading', { level: 1, name: '没有找到这位教师' }, pageTimeout);
    window.location.hash = '/project';
    await screen.findByRole('heading', { level: 1, name: '培训项目' }, pageTimeout);
  }
});
