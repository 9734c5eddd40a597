import { Button, Form, Input } from 'antd';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '@/contracts/limits';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';
import type { Message } from '@/shared/intl/define-messages';
import { LazyDialog, prefetchDialog } from './lazy-dialog';
import { messages as dialogMessages } from '@/shared/ui/dialog/messages';
import { messages } from './messages';
import styles from './user-info.module.css';

/** Skips the fields that exist only for password managers. */
const firstField = 'input:not([tabindex="-1"])';

/**
 * A button that opens a form in a dialog. The form is mounted on opening, and its first field gets the focus.
 * @param children receives the function that closes the dialog
 */
export function FormDialogButton({
  label,
  name,
  title,
  danger = false,
  children,
}: {
  label: ReactNode;
  /** Accessible name, if the label alone is ambiguous. */
  name?: string;
  title: ReactNode;
  danger?: boolean;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        danger={danger}
        aria-label={name}
        {...prefetchDialog}
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <LazyDialog
        open={open}
        title={title}
        onClose={close}
        afterOpenChange={(isOpen) => {
          // A user who types before the dialog has fully opened stays in the field.
          const isTyping = content.current?.matches(':focus-within');
          if (isOpen && !isTyping) content.current?.querySelector<HTMLElement>(firstField)?.focus();
        }}
      >
        <div ref={content} className={styles.dialog}>
          {children(close)}
        </div>
      </LazyDialog>
    </>
  );
}

/** Cancel and submit. */
export function FormDialogFooter({
  submit,
  busy,
  danger = false,
  onCancel,
}: {
  submit: ReactNode;
  busy: boolean;
  danger?: boolean;
  onCancel: () => void;
}) {
  return (
    <div className={styles.dialogFooter}>
      <Button onClick={onCancel}>
        <FormattedMessage {...dialogMessages.cancel} />
      </Button>
      <Button type="primary" htmlType="submit" danger={danger} loading={busy}>
        {submit}
      </Button>
    </div>
  );
}

/** The current password, for forms that must verify the user's identity. */
export function CurrentPasswordField({
  name,
  label = messages.password,
  autoFocus,
}: {
  name: string;
  label?: Message;
  autoFocus?: boolean;
}) {
  const intl = useIntl();
  return (
    <Form.Item
      name={name}
      label={intl.formatMessage(label)}
      rules={[{ required: true, message: intl.formatMessage(messages.passwordRequired) }]}
    >
      <Input.Password
        size="large"
        autoComplete="current-password"
        maxLength={limits.passwordMax}
        autoFocus={autoFocus}
      />
    </Form.Item>
  );
}

/**
 * Counts any input in a form that starts empty as unsaved.
 * @returns for the form's `onValuesChange`
 */
export function useUnsavedInput<Values extends object>(): (changed: unknown, values: Values) => void {
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedChanges(isUnsaved);
  return useCallback((_changed, values) => {
    setUnsaved(Object.values(values).some((value) => value !== '' && value !== undefined && value !== false));
  }, []);
}
