import { Form, type FormProps } from 'antd';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

/**
 * antd's form with the portal's rules: a field is validated on blur, and while it has an error, again with every
 * change, so that no outdated message stays. A failed submit focuses the first invalid field. Errors follow the language;
 * one of the platform, which no rule knows, stays as it is.
 * @param name begins the ids of the fields; the same form of another page in the document has other ids
 */
export function ValidatedForm<Values extends object>({
  form,
  name,
  onValuesChange,
  ...rest
}: Omit<FormProps<Values>, 'children' | 'name'> & { name: string; children: ReactNode }) {
  const id = useId();
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
      name={name + id}
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
