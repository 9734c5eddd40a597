import { screen, waitFor } from '@testing-library/dom';
import { renderPortal } from '@/testing/render-portal';

const found = { timeout: 10_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, found);

function goTo(address: string) {
  window.location.hash = address;
}

describe('a visited page', () => {
  it('lives on behind the next one, and comes back as the same page (R2.49)', async () => {
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

  it('goes on seeing its own address while another is shown (R2.49)', async () => {
    renderPortal('/article?page=2');
    const current = await screen.findByRole('link', { current: 'page', name: /2/ }, found);
    goTo('/index');
    await waitFor(() => {
      expect(document.title).toMatch(/^首页/);
    }, found);
    expect(current.isConnected && current.getAttribute('aria-current')).toBe('page');
  });

  it('is made anew when it is flagged noCache (R2.10, R2.50)', async () => {
    renderPortal('/dash');
    const landing = await screen.findByLabelText('用户名', {}, found);
    goTo('/index');
    await waitFor(() => {
      expect(landing.isConnected).toBe(false);
    }, found);
  });
});
