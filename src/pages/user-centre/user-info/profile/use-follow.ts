import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { isSameEdit, valuesOf, type Profile, type ProfileValues } from './profile-values';

/** Lets a form show what newly came of the profile, unless something in it is not saved yet. */
export function useFollow(form: FormInstance<ProfileValues>, profile: Profile): void {
  const shown = useRef(profile);
  useEffect(() => {
    const before = valuesOf(shown.current);
    shown.current = profile;
    if (isSameEdit({ ...before, ...form.getFieldsValue() }, before)) form.setFieldsValue(valuesOf(profile));
  }, [form, profile]);
}
