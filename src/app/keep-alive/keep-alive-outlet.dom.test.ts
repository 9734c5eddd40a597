import { screen, waitFor } from '@testing-library/dom';
import { fillFields, fieldByLabel, clickButton, user } from '@/testing/form-helpers';
import { tokenFor } from '@/testing/api-as';
import { renderPortal } from '@/testing/render-portal';

const nameFields = () => [...document.querySelectorAll('[id^="portal-contact"][id$="_name"]')];
const found = { timeout: 10_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, found);

function goTo(address: string) {
  window.location.hash = address;
}

describe('a cached page', () => {
  it('stays alive behind the next one and comes back as the same node (R2.49)', async () => {
    renderPortal('/article');
    const news = await heading('医院新闻');
    goTo('/index');
    await waitFor(() => {
      expect(document.title).toMatch(/^首页/);
      expect(news.closest('[style*="display: none"]')).not.toBeNull();
    }, found);
    goTo('/article');
    await waitFor(() => {
      expect(document.title).toMatch(/^医院新闻/);
    }, found);
    expect(await heading('医院新闻')).toBe(news);
  });

  it('stays alive while a page without tabs is open, which is rendered again by a refresh (R2.49, R2.51)', async () => {
    renderPortal('/article');
    const news = await heading('医院新闻');
    goTo('/register');
    const form = await heading('注册');
    await user.click(screen.getByRole('button', { name: '刷新本页' }));
    await waitFor(async () => {
      expect(await heading('注册')).not.toBe(form);
    }, found);
    goTo('/article');
    expect(await heading('医院新闻')).toBe(news);
  });

  it('has fields with other ids than the same form of another page', async () => {
    localStorage.setItem('portal-token', await tokenFor('trainee', 'Trainee@2026'));
    renderPortal('/contactus/1');
    await screen.findByLabelText('您的称呼', {}, found);
    goTo('/contactus/2');
    await waitFor(() => {
      expect(nameFields()).toHaveLength(2);
    }, found);
    expect(nameFields()[0]?.id).not.toBe(nameFields()[1]?.id);
  });

  it('keeps its own address while another page is active (R2.49)', async () => {
    renderPortal('/article?page=2');
    const current = await screen.findByRole('link', { current: 'page', name: /2/ }, found);
    goTo('/index');
    await waitFor(() => {
      expect(document.title).toMatch(/^首页/);
    }, found);
    expect(current.isConnected && current.getAttribute('aria-current')).toBe('page');
  });

  it('is not cached with the flag noCache (R2.10, R2.50)', async () => {
    renderPortal('/dash');
    const landing = await screen.findByLabelText('用户名', {}, found);
    goTo('/index');
    await waitFor(() => {
      expect(landing.isConnected).toBe(false);
    }, found);
  });
});

describe('a page with unsaved input', () => {
  const title = (start: RegExp) =>
    waitFor(() => {
      expect(document.title).toMatch(start);
    }, found);
  const question = () => screen.findByText(/未保存的内容/, {}, found);

  async function writeAndLeave() {
    renderPortal('/index', { config: { theme: { showTabs: true } } });
    await title(/^首页/);
    goTo('/contactus/1');
    await screen.findByLabelText('您的称呼', {}, found);
    await fillFields({ 您的称呼: '写到一半' });
    goTo('/article');
    await title(/^医院新闻/);
    await heading('医院新闻');
  }

  it('keeps it when another page is refreshed, without a confirmation (R2.51)', async () => {
    await writeAndLeave();
    const news = await heading('医院新闻');
    await user.click(screen.getByRole('button', { name: '刷新本页' }));
    await waitFor(async () => {
      expect(await heading('医院新闻')).not.toBe(news);
    }, found);
    expect(screen.queryByText(/未保存的内容/)).toBeNull();
    goTo('/contactus/1');
    await screen.findByRole('link', { name: /^联系我们/, current: 'page' }, found);
    expect(fieldByLabel('您的称呼').value).toBe('写到一半');

    await user.click(screen.getByRole('button', { name: '刷新本页' }));
    expect((await question()).textContent).toMatch(/^这一页/);
  });

  it('is closed with its tab only after a confirmation, by every way of closing (R4.32, R4.33)', async () => {
    await writeAndLeave();
    await user.click(screen.getByRole('button', { name: /^关闭联系我们/ }));
    expect((await question()).textContent).toContain('联系我们');
    await clickButton('取消');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    }, found);
    expect(nameFields()).toHaveLength(1);

    const actions = screen.getByRole('button', { name: '标签页操作' });
    await user.click(actions);
    await user.click(screen.getByText('关闭其他'));
    await question();
    await clickButton('确定');
    await waitFor(() => {
      expect(nameFields()).toEqual([]);
    }, found);
    expect(document.activeElement).toBe(actions);
  });

  it('makes a sign-out ask for confirmation (R4.14)', async () => {
    localStorage.setItem('portal-token', await tokenFor('trainee', 'Trainee@2026'));
    await writeAndLeave();
    await user.click(await screen.findByRole('button', { name: /林知夏/ }, found));
    await user.click(screen.getByText('退出登录'));
    expect((await question()).textContent).toContain('退出登录');
    await clickButton('取消');
    expect(localStorage.getItem('portal-token')).not.toBeNull();
  });
});
