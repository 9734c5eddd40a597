import { screen } from '@testing-library/dom';
import { theme } from 'antd';
import { renderPart } from '@/testing/render-part';
import { AntdScope } from './antd-scope';
import { LookContext, useLook } from './look-context';
import { themes } from './tokens';

const Ground = () => <output>{theme.useToken().token.colorBgContainer}</output>;

function Dark() {
  return (
    <LookContext value={{ ...useLook(), theme: 'dark' }}>
      <AntdScope>
        <Ground />
      </AntdScope>
    </LookContext>
  );
}

it('In the dark theme antd’s parts print on light ground, at once, and are dark again after it', async () => {
  renderPart(<Dark />).show();
  const ground = await screen.findByRole('status');
  expect(ground.textContent).toBe(themes.dark.surface);
  window.dispatchEvent(new Event('beforeprint'));
  expect(ground.textContent).toBe(themes['blue-white'].surface);
  window.dispatchEvent(new Event('afterprint'));
  expect(ground.textContent).toBe(themes.dark.surface);
});
