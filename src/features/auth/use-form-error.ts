import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useErrorMessage } from '@/shared/api/error-message';
import type { ApiErrorData } from '@/shared/api/api-error';

/** The form field an error code belongs to. */
const fieldByCode: Readonly<Record<string, string>> = {
  A0220: 'code',
  A0230: 'username',
  A0231: 'phone',
  A0240: 'newPassword',
};

/**
 * Shows an API error at the field it belongs to and focuses that field; other errors are left for the form.
 * @returns the error to show above the form, and a function that takes the latest error; `null` clears it
 */
export function useFormError(
  form: FormInstance,
): [ApiErrorData | null, (error: ApiErrorData | null) => void] {
  const errorMessage = useErrorMessage();
  const [formError, setFormError] = useState<ApiErrorData | null>(null);
  function showError(error: ApiErrorData | null) {
    const field = fieldByCode[error?.code ?? ''];
    const isInForm = field !== undefined && field in (form.getFieldsValue() as object);
    setFormError(isInForm ? null : error);
    if (!isInForm) return;
    form.setFields([{ name: field, errors: [errorMessage(error)] }]);
    form.focusField(field);
  }
  return [formError, showError];
}
