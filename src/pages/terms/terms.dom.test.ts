import { screen, within } from '@testing-library/dom';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';

describe('the agreement and the privacy policy', () => {
  it('are public, marked as Chinese, and have a table of contents that leads to each chapter (R2.5, R10.22, R10.67)', async () => {
    renderPortal('/contract');
    const contents = within(await screen.findByRole('navigation', { name: '目录' }, pageTimeout));
    const links = contents.getAllByRole('link');
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) {
      await user.click(link);
      expect(document.activeElement?.textContent).toContain(link.textContent);
    }
    expect(window.location.hash).toBe('#/contract');
    expect(
      screen.getByRole('heading', { name: '三、身份证号须单独同意' }).closest('[lang]')?.getAttribute('lang'),
    ).toBe('zh-CN');
  });
});
