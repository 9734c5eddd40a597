import { useCallback, useState } from 'react';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';

/** For a form that begins empty: whatever is in it is unsaved. @returns what the form calls on every change */
export function useUnsavedInput<Values extends object>(): (changed: unknown, values: Values) => void {
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedChanges(isUnsaved);
  return useCallback((_changed, values) => {
    setUnsaved(Object.values(values).some((value) => value !== '' && value !== undefined && value !== false));
  }, []);
}
