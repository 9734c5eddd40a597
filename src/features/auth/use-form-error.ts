import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useErrorMessage } from '@/shared/api/error-message';
import type { ApiErrorData } from '@/shared/api/api-error';

/** The field that a refusal speaks of, by its code. */
const fieldByCode: Readonly<Record<string, string>> = {
  A0220: 'code',
  A0230: 'username',
  A0231: 'phone',
  A0240: 'newPassword',
};

/**
 * Tells what the platform refused where it belongs: at its field, which gets the focus, else by the form as a whole.
 * @returns the refusal that is left for the form to show, and the function that takes the newest; `null` clears it
 */
export function useFormError(
  form: FormInstance,
): [ApiErrorData | null, (error: ApiErrorData | null) => void] {
  const textOf = useErrorMessage();
  const [formError, setFormError] = useState<ApiErrorData | null>(null);
  function showError(error: ApiErrorData | null) {
    const field = fieldByCode[error?.code ?? ''];
    const isInForm = field !== undefined && field in (form.getFieldsValue() as object);
    setFormError(isInForm ? null : error);
    if (!isInForm) return;
    form.setFields([{ name: field, errors: [textOf(error)] }]);
    form.focusField(field);
  }
  return [formError, showError];
}
