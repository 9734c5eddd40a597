import { screen } from '@testing-library/dom';
import { theme } from 'antd';
import { renderWithProviders } from '@/testing/render-with-providers';
import { AntdProvider } from './antd-provider';
import { AppearanceContext, useAppearance } from './appearance-context';
import { themes } from './tokens';

const Ground = () => <output>{theme.useToken().token.colorBgContainer}</output>;

function Dark() {
  return (
    <AppearanceContext value={{ ...useAppearance(), theme: 'dark' }}>
      <AntdProvider>
        <Ground />
      </AntdProvider>
    </AppearanceContext>
  );
}

it('In the dark theme antd’s parts print on light ground, at once, and are dark again after it', async () => {
  renderWithProviders(<Dark />).show();
  const ground = await screen.findByRole('status');
  expect(ground.textContent).toBe(themes.dark.surface);
  window.dispatchEvent(new Event('beforeprint'));
  expect(ground.textContent).toBe(themes['blue-white'].surface);
  window.dispatchEvent(new Event('afterprint'));
  expect(ground.textContent).toBe(themes.dark.surface);
});
