import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { isSameEdit, toFormValues, type Profile, type ProfileValues } from './profile-values';

/** Lets a form show what newly came of the profile, unless something in it is not saved yet. */
export function useSyncForm(form: FormInstance<ProfileValues>, profile: Profile): void {
  const shown = useRef(profile);
  useEffect(() => {
    const before = toFormValues(shown.current);
    shown.current = profile;
    if (isSameEdit({ ...before, ...form.getFieldsValue() }, before))
      form.setFieldsValue(toFormValues(profile));
  }, [form, profile]);
}
