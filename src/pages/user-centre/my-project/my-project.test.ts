import { screen, within } from '@testing-library/dom';
import { tokenFor } from '@/testing/api-as';
import { renderPortal } from '@/testing/render-portal';

const found = { timeout: 20_000 };

it('dates the state of each enrolment and shows the progress of a running course (R2.27)', async () => {
  localStorage.setItem('portal-token', await tokenFor('trainee', 'Trainee@2026'));
  renderPortal('/uc/myProject');
  const of = async (title: string) => {
    const heading = await screen.findByRole('heading', { name: title }, found);
    return within(heading.closest('li') ?? heading);
  };
  const underWay = await of('器官转运绿色通道实务');
  expect(underWay.getByText('通过于', { exact: false }).textContent).toMatch(
    /^通过于 \d{4}.\d\d.\d\d \d\d:\d\d$/,
  );
  // other tests study as the same user at the same time
  expect(underWay.getByText(/^已完成 [2-5]\/5 课时$/)).toBeTruthy();
  const finished = await of('肝移植围手术期基础');
  expect(finished.queryByText(/课时$/)).toBeNull();
  expect((await of('移植专科护士规范化培训')).getByText('退出于', { exact: false })).toBeTruthy();
});
