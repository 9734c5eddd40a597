import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, Form, Input, type FormInstance } from 'antd';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { ValidatedForm } from './validated-form';

const user = userEvent.setup({ delay: null });

it('validates a field on blur, and while it has an error, on every change', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <IntlProvider locale="zh-CN">
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
      </ConfigProvider>
    </IntlProvider>,
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

it('says the errors of its fields in a newly chosen language, and keeps those of the platform', async () => {
  let form: FormInstance | undefined;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  function Fields({ required }: { required: string }) {
    [form] = Form.useForm();
    return (
      <ValidatedForm name="test" form={form} initialValues={{ code: '123456' }}>
        <Form.Item name="city" label="城市" rules={[{ required: true, message: required }]}>
          <Input />
        </Form.Item>
        <Form.Item name="code" label="验证码" rules={[{ required: true, message: required }]}>
          <Input />
        </Form.Item>
        <Form.Item name="street" label="街道" rules={[{ required: true, message: required }]}>
          <Input />
        </Form.Item>
      </ValidatedForm>
    );
  }
  const show = (locale: string, required: string) => {
    root.render(
      <IntlProvider locale={locale}>
        <Fields required={required} />
      </IntlProvider>,
    );
  };
  show('zh-CN', '请填写');
  await screen.findByLabelText('城市');
  await form?.validateFields(['city']).catch(() => undefined);
  form?.setFields([{ name: 'code', errors: ['验证码不正确'] }]);
  await screen.findByText('请填写');

  show('en-US', 'Required');
  await screen.findByText('Required');
  await waitFor(() => {
    expect(form?.isFieldsValidating()).toBe(false);
    expect(screen.queryByText('请填写')).toBeNull();
  });
  expect(form?.getFieldsError().map(({ errors }) => errors)).toEqual([['Required'], ['验证码不正确'], []]);
  root.unmount();
});

it('takes what was written into its fields without an event, at the submit and when a field loses the focus', async () => {
  const submitted: object[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <IntlProvider locale="zh-CN">
      <ConfigProvider theme={{ token: { motion: false } }}>
        <ValidatedForm name="test" onFinish={(values) => submitted.push(values)}>
          {['username', 'password'].map((name) => (
            <Form.Item key={name} name={name} label={name} rules={[{ required: true }]}>
              <Input type={name === 'password' ? 'password' : 'text'} />
            </Form.Item>
          ))}
          <button type="submit">登录</button>
        </ValidatedForm>
      </ConfigProvider>
    </IntlProvider>,
  );
  const password = await screen.findByLabelText<HTMLInputElement>('password');
  const username = screen.getByLabelText<HTMLInputElement>('username');
  username.value = 'trainee';
  await user.click(username);
  await user.click(password);
  expect(username.value).toBe('trainee');
  password.value = 'Trainee@2026';
  await user.click(screen.getByRole('button'));
  await waitFor(() => {
    expect(submitted).toEqual([{ username: 'trainee', password: 'Trainee@2026' }]);
  });
  root.unmount();
});
