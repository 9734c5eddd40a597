import { Form, type FormProps } from 'antd';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

/**
 * antd's form with the portal's rules: a field is validated on blur, and while it has an error, again with every
 * change, so that no outdated message stays. A failed submit focuses the first invalid field. Errors follow the language;
 * one of the platform, which no rule knows, stays as it is. What a password manager has written into a field without an
 * event is read from the field when it loses the focus and at the submit.
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
  const readFilled = (element: Element) => {
    const prefix = `${name + id}_`;
    // the text of a list's field is no value
    const isText =
      element.tagName === 'INPUT' && !element.matches('[role=combobox], [type=checkbox], [type=radio]');
    if (!isText || !element.id.startsWith(prefix)) return;
    const field = element.id.slice(prefix.length) as never;
    const { value } = element as HTMLInputElement;
    const stored: unknown = own.getFieldValue(field) ?? '';
    if (typeof stored === 'string' && stored !== value) own.setFieldValue(field, value);
  };
  return (
    <Form<Values>
      layout="vertical"
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      {...rest}
      // before the field renders its stored value
      onFocusCapture={({ target }) => {
        readFilled(target);
      }}
      onBlurCapture={({ target }) => {
        readFilled(target);
      }}
      onSubmitCapture={({ currentTarget }) => {
        for (const element of currentTarget.elements) readFilled(element);
      }}
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
