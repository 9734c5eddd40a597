import { screen } from '@testing-library/dom';
import { theme } from 'antd';
import { renderWithProviders } from '@/testing/render-with-providers';
import { AntdProvider } from './antd-provider';
import { AppearanceContext, useAppearance } from './appearance-context';
import { themes } from './tokens';

const Background = () => <output>{theme.useToken().token.colorBgContainer}</output>;

function Dark() {
  return (
    <AppearanceContext value={{ ...useAppearance(), theme: 'dark' }}>
      <AntdProvider>
        <Background />
      </AntdProvider>
    </AppearanceContext>
  );
}

it('antd prints in light colours in the dark theme, without a delay', async () => {
  renderWithProviders(<Dark />).show();
  const background = await screen.findByRole('status');
  expect(background.textContent).toBe(themes.dark.surface);
  window.dispatchEvent(new Event('beforeprint'));
  expect(background.textContent).toBe(themes['blue-white'].surface);
  window.dispatchEvent(new Event('afterprint'));
  expect(background.textContent).toBe(themes.dark.surface);
});
