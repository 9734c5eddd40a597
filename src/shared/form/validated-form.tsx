import { Form, type FormProps } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

/**
 * antd's form with the portal's rules: a field is validated on blur, and while it has an error, again with every
 * change, so that no outdated message stays. A failed submit focuses the first invalid field. Errors follow the language;
 * one of the platform, which no rule knows, stays as it is.
 */
export function ValidatedForm<Values extends object>({
  form,
  onValuesChange,
  ...rest
}: Omit<FormProps<Values>, 'children'> & { children: ReactNode }) {
  const [own] = Form.useForm<Values>(form);
  const { locale } = useIntl();
  const shown = useRef(locale);
  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    for (const { name, errors } of own.getFieldsError()) {
      if (errors.length === 0) continue;
      const keepError = () => {
        own.setFields([{ name: name as never, errors }]);
      };
      // Rejects for a field that its rules refuse; it shows their message.
      own.validateFields([name as never]).then(keepError, () => undefined);
    }
  }, [locale, own]);
  return (
    <Form<Values>
      layout="vertical"
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      {...rest}
      form={own}
      onValuesChange={(changed: Partial<Values>, values: Values) => {
        // A running validation checks the previous text.
        const needsRevalidation = (name: never) =>
          own.getFieldError(name).length > 0 || own.isFieldValidating(name);
        const wrong = Object.keys(changed).filter((name) => needsRevalidation(name as never));
        // Rejects for fields that stay invalid; they show their new message.
        if (wrong.length > 0) own.validateFields(wrong as never).catch(() => undefined);
        onValuesChange?.(changed, values);
      }}
    />
  );
}
