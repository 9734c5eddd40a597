import { Form, type FormProps } from 'antd';
import type { ReactNode } from 'react';

/**
 * antd's form with the portal's rules: a field is validated on blur, and while it has an error, again with every
 * change, so that no outdated message stays. A failed submit focuses the first invalid field.
 */
export function ValidatedForm<Values extends object>({
  form,
  onValuesChange,
  ...rest
}: Omit<FormProps<Values>, 'children'> & { children: ReactNode }) {
  const [own] = Form.useForm<Values>(form);
  return (
    <Form<Values>
      layout="vertical"
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      {...rest}
      form={own}
      onValuesChange={(changed: Partial<Values>, values: Values) => {
        // A running validation checks the previous text.
        const isJudged = (name: never) => own.getFieldError(name).length > 0 || own.isFieldValidating(name);
        const wrong = Object.keys(changed).filter((name) => isJudged(name as never));
        // Rejects for fields that stay invalid; they show their new message.
        if (wrong.length > 0) own.validateFields(wrong as never).catch(() => undefined);
        onValuesChange?.(changed, values);
      }}
    />
  );
}
