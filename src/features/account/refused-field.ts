import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useErrorText } from '@/shared/api/error-text';
import type { ErrorFacts } from '@/shared/api/platform-error';

/** The field that a refusal speaks of, by its code. */
const fieldOf: Readonly<Record<string, string>> = {
  A0220: 'code',
  A0230: 'username',
  A0231: 'phone',
  A0240: 'newPassword',
};

/**
 * Tells what the platform refused where it belongs: at its field, which gets the focus, else by the form as a whole.
 * @returns the refusal that is left for the form to show, and the function that takes the newest; `null` clears it
 */
export function useRefusal(form: FormInstance): [ErrorFacts | null, (error: ErrorFacts | null) => void] {
  const textOf = useErrorText();
  const [rest, setRest] = useState<ErrorFacts | null>(null);
  function tell(error: ErrorFacts | null) {
    const field = fieldOf[error?.code ?? ''];
    const isHere = field !== undefined && field in (form.getFieldsValue() as object);
    setRest(isHere ? null : error);
    if (!isHere) return;
    form.setFields([{ name: field, errors: [textOf(error)] }]);
    form.focusField(field);
  }
  return [rest, tell];
}
