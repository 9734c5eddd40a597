import { screen, waitFor, within } from '@testing-library/dom';
import {
  fillFields,
  expectFieldErrors,
  fieldByLabel,
  pageTimeout,
  clickButton,
  user,
} from '@/testing/form-helpers';
import { as, tokenFor } from '@/testing/api-as';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { platformUrl } from '@/testing/platform-url';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
const values = {
  您的称呼: '沈知远',
  '手机、座机或邮箱': 'shen@example.org',
  留言内容: '<b>证书</b>怎样更正？',
};
const heading = (name: string) => screen.findByRole('heading', { name }, pageTimeout);

async function openForm() {
  const portal = renderPortal('/contactus/1');
  await screen.findByLabelText('留言内容', {}, pageTimeout);
  return portal;
}

async function receivedMessages(): Promise<unknown[]> {
  const response = await fetch(`${platformUrl()}/api/unify-cms/admin/contact/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenFor('admin', 'Admin@2026')}`,
    },
    body: JSON.stringify({ current: 1, size: 100, query: {} }),
  });
  return ((await response.json()) as { data: { records: unknown[] } }).data.records;
}

describe('the contact page', () => {
  it('shows a visitor the contact details of the office and the other offices (R1.12, R2.23, R10.12)', async () => {
    renderPortal('/contactus/1');
    const office = within(await screen.findByRole('region', { name: '培训平台服务中心' }, pageTimeout));
    expect(office.getByRole('link', { name: '400-555-1000' }).getAttribute('href')).toBe('tel:400-555-1000');
    expect(office.getByRole('link', { name: /@/ }).getAttribute('href')).toBe(
      'mailto:service@office.example.org',
    );
    expect(office.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['电话', '服务时间', '邮箱', '地址', '交通指引'],
    ]);
    const offices = within(screen.getByRole('navigation', { name: '部门' })).getAllByRole('link');
    expect(offices.map((link) => link.getAttribute('href'))).toEqual([
      ...['#/contactus/1', '#/contactus/2', '#/contactus/3'],
    ]);
    expect(screen.getByText(/登录后可以查看/)).toBeDefined();
  });

  it.each([
    ['all offices are public', { publicPaths: ['/contactus/:id'] }],
    ['login interception is off', { loginInterception: false }],
  ])('shows no sign-in hint where %s', async (_what, config) => {
    renderPortal('/contactus/1', { config });
    await screen.findByRole('region', { name: '培训平台服务中心' }, pageTimeout);
    expect(screen.queryByText(/登录后可以查看/)).toBeNull();
  });

  it.each(['99', 'x'])('shows a not-found state with links to the offices at /contactus/%s', async (id) => {
    renderPortal(`/contactus/${id}`, { config: { publicPaths: ['/contactus/:id'] } });
    await heading('没有找到这个联系方式');
    expect(screen.getByRole('link', { name: '技术支持' }).getAttribute('href')).toBe('#/contactus/3');
  });

  it('requires every field and validates the contact', async () => {
    await openForm();
    await clickButton('提交留言');
    await expectFieldErrors({
      您的称呼: '请填写称呼',
      '手机、座机或邮箱': '请填写答复用的联系方式',
      留言内容: '请填写留言内容',
    });
    await fillFields({ '手机、座机或邮箱': '12345' });
    await user.tab();
    await expectFieldErrors({ '手机、座机或邮箱': '请输入正确的手机号、座机号或邮箱' });
  });

  it('sends a message and keeps nothing of it: not on the page, not in storage, not in a form opened again', async () => {
    const { container } = await openForm();
    await fillFields(values);
    await clickButton('提交留言');
    const title = await heading('留言已送达');
    await waitFor(() => {
      expect(document.activeElement).toBe(title);
    });
    const traces = [container.innerHTML, JSON.stringify({ ...localStorage, ...sessionStorage })].join();
    for (const text of Object.values(values)) expect(traces).not.toContain(text);
    expect(await receivedMessages()).toContainEqual(
      expect.objectContaining({ name: '沈知远', replyTo: 'shen@example.org', text: '<b>证书</b>怎样更正？' }),
    );
    await clickButton('再次留言');
    await screen.findByLabelText('留言内容', {}, pageTimeout);
    expect(fieldByLabel('您的称呼').value).toBe('');
  });

  it('gives a number, by which the answer can be read with the contact that was left', async () => {
    await openForm();
    await fillFields({ ...values, '手机、座机或邮箱': 'follow@example.org' });
    await clickButton('提交留言');
    await heading('留言已送达');
    const reference = /LY[0-9A-Z]{10}/.exec(document.body.textContent)?.[0] ?? '';
    const section = within(screen.getByRole('region', { name: '查询答复' }));
    await user.type(section.getByLabelText('留言编号'), 'LY12');
    await user.type(section.getByLabelText('留言时的联系方式'), 'follow@example.org');
    await clickButton('查询');
    expect(section.getByText('请填写留言编号')).toBeTruthy();
    await user.clear(section.getByLabelText('留言编号'));
    await user.type(section.getByLabelText('留言编号'), reference.toLowerCase());
    await clickButton('查询');
    await section.findByText(/正在处理/, {}, pageTimeout);
    await user.clear(section.getByLabelText('留言时的联系方式'));
    await user.type(section.getByLabelText('留言时的联系方式'), 'other@example.org');
    await clickButton('查询');
    await section.findByText(/请核对编号与联系方式/, {}, pageTimeout);
  });

  it("fills in a member's name and e-mail address", async () => {
    await as('trainee');
    await openForm();
    await waitFor(() => {
      expect(fieldByLabel('您的称呼').value).toBe('林知夏');
    }, pageTimeout);
    expect(fieldByLabel('手机、座机或邮箱').value).toBe('lin.zhixia@renhe.example.org');
  });

  it.each([
    ['401', 'A0401', '#/login?redirect=%2Fcontactus%2F1'],
    ['403', 'A0403', '#/403'],
  ])('follows a %s of the call that fills it in (R4.22, R4.23, R4.24)', async (_status, code, hash) => {
    proxy.reply('/userInfo/detail', { code, msg: '' });
    await as('trainee');
    renderPortal('/contactus/1', { config: { apiBase: proxy.apiBase } });
    await waitFor(() => {
      expect(window.location.hash).toBe(hash);
    }, pageTimeout);
  });
});
