import { screen, waitFor, within } from '@testing-library/dom';
import { pageTimeout } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
const open = (path: string) => renderPortal(path, { config: { apiBase: proxy.apiBase } });

it('courses near a place with free seats are found by two filters, which say how many there are (R2.12)', async () => {
  open('/project?keyword=护理&speciality=liver&province=42&seats=1');
  await screen.findByRole('link', { name: /^肝移植护理实践班/ }, pageTimeout);
  const province = await screen.findByLabelText<HTMLSelectElement>('省份');
  await within(province).findByRole('option', { name: '湖北省（1）', selected: true });
  const seats = screen.getByRole('navigation', { name: '名额' });
  expect(within(seats).getByRole('link', { current: true }).parentElement?.textContent).toBe('有名额1');
  screen.getByRole('link', { name: '去掉 湖北省' });
  screen.getByRole('link', { name: '去掉 有名额' });
  screen.getByText(/武汉市/);
});

it('a platform that counts neither provinces nor free seats gets no such request, and keeps its other filters', async () => {
  const facets = { kind: [{ code: 'nursing', count: 4 }], speciality: [], state: [] };
  proxy.reply('project/facets', { data: facets });
  open('/project');
  const kinds = await screen.findByRole('navigation', { name: '类别' }, pageTimeout);
  await within(kinds).findByText('4', {}, pageTimeout);
  await waitFor(() => {
    expect(screen.queryByLabelText('省份')).toBeNull();
  });
  expect(screen.queryByRole('navigation', { name: '名额' })).toBeNull();
  screen.getByLabelText('基地');
});

it('a list has no filter without choices', async () => {
  proxy.reply('dict/data', { data: [] });
  proxy.reply('project/facets', { data: { kind: [], speciality: [], state: [], province: [], hasSeats: 0 } });
  open('/project');
  await screen.findByRole('navigation', { name: '状态' }, pageTimeout);
  await expectNone('navigation', '专业', '类别');
  await expectNone('combobox', '省份', '基地');
  window.location.hash = '#/hospital';
  await screen.findByRole('heading', { level: 1, name: '培训基地' }, pageTimeout);
  await expectNone('navigation', '医院等级', '培训专业');
  await expectNone('button', '筛选');
});

it('the filter by hospital has those of every page, also of a province that the dictionary lacks', async () => {
  const far = {
    id: '9001',
    name: '第二页的医院',
    province: '99',
    city: '某市',
    level: 'a3',
    specialities: [],
    cover: null,
  };
  proxy.reply(
    'hospital/page',
    { data: { records: [far], total: 1000, current: 2, size: 100 } },
    '"current":2',
  );
  proxy.malform((path, body) => {
    if (!path.endsWith('hospital/page')) return undefined;
    const { data, ...envelope } = JSON.parse(body) as { data: { current: number; records: object[] } };
    const total = data.current === 1 ? data.records.length + 1 : 1;
    return { status: 200, body: JSON.stringify({ ...envelope, data: { ...data, total } }) };
  });
  open('/project?hospital=9001');
  const hospitals = within(await screen.findByLabelText('基地', {}, pageTimeout));
  const option = await hospitals.findByRole('option', { name: '第二页的医院', selected: true }, pageTimeout);
  expect(option.parentElement?.getAttribute('label')).toBe('其他地区');
  hospitals.getByRole('option', { name: '京华大学附属明德医院' });
});

it('files without a category cannot be filtered by category', async () => {
  const file = { id: '1', name: '须知.pdf', size: 1 };
  proxy.reply('attachment/page', { data: { records: [file], total: 1, size: 20, current: 1, pages: 1 } });
  open('/download');
  await screen.findByRole('rowheader', { name: '须知.pdf' }, pageTimeout);
  await expectNone('navigation', '文件分类');
  proxy.reply('attachment/page', {
    data: { records: [{ ...file, category: 'form' }], total: 1, size: 20, current: 1, pages: 1 },
  });
  window.location.hash = '#/download?keyword=须知';
  await screen.findByRole('navigation', { name: '文件分类' }, pageTimeout);
});

async function expectNone(role: 'navigation' | 'combobox' | 'button', ...names: string[]) {
  await waitFor(() => {
    for (const name of names) expect(screen.queryByRole(role, { name })).toBeNull();
  }, pageTimeout);
}
