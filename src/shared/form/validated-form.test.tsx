import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, Form, Input } from 'antd';
import { createRoot } from 'react-dom/client';
import { ValidatedForm } from './validated-form';

const user = userEvent.setup({ delay: null });

it('validates a field on blur, and while it has an error, on every change', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ValidatedForm name="test">
        <Form.Item
          name="city"
          label="城市"
          rules={[{ required: true }, { pattern: /^云.$/, message: '应为云和一字' }]}
        >
          <Input />
        </Form.Item>
        <button type="button">别处</button>
      </ValidatedForm>
    </ConfigProvider>,
  );
  const field = await screen.findByLabelText('城市');
  const elsewhere = screen.getByRole('button');
  await user.type(field, '岭');
  expect(screen.queryByText('应为云和一字')).toBeNull();
  await user.click(elsewhere);
  await screen.findByText('应为云和一字');

  await user.clear(field);
  await waitFor(() => {
    expect(screen.queryByText('应为云和一字')).toBeNull();
  });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, '云岭');
  await waitFor(() => {
    expect(document.querySelector('.ant-form-item-explain-error')).toBeNull();
  });
  expect(field.getAttribute('aria-invalid')).toBeNull();

  // After the correction, it is not validated until it loses the focus.
  await user.type(field, '市');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  root.unmount();
});
