import { useCallback, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { passwordError, passwordErrorSave } from '@/contracts/account';
import type { ResponseOf } from '@/contracts/call';
import type { ApiErrorData, ErrorKind } from '@/shared/api/api-error';
import type { ApiDispatch } from '@/shared/api/base-api';
import { callApiIfServed } from '@/shared/api/call-api';

export type PasswordAttempts = NonNullable<ResponseOf<typeof passwordError>>;

/** Failures that say nothing about the password. */
const unrelatedErrors: readonly ErrorKind[] = [
  'network',
  'timeout',
  'aborted',
  'contract',
  'tooMany',
  'server',
];

/**
 * The wrong passwords of a user name, as the platform counts them (R7.12, R7.13). A platform may count at the login
 * itself, or lack these calls, so nothing waits for them, and their failures are not shown.
 * @returns `attempts` of the latest response; `read` for a name that is known, `forget` for one that changes,
 *   `saveFailure` after a rejected login
 */
export function usePasswordAttempts() {
  const dispatch = useDispatch<ApiDispatch>();
  const [attempts, setAttempts] = useState<PasswordAttempts | null>(null);
  const latest = useRef(0);

  const query = useCallback(
    async (call: typeof passwordError, username: string) => {
      latest.current += 1;
      const mine = latest.current;
      setAttempts(null);
      const response = await dispatch(callApiIfServed(call, { username }));
      if (mine === latest.current && response) setAttempts(response);
    },
    [dispatch],
  );
  const read = useCallback((username: string) => void query(passwordError, username), [query]);
  const forget = useCallback(() => {
    latest.current += 1;
    setAttempts(null);
  }, []);
  const saveFailure = useCallback(
    (username: string, { kind }: ApiErrorData) => {
      if (!unrelatedErrors.includes(kind)) void query(passwordErrorSave, username);
    },
    [query],
  );
  return { attempts, read, forget, saveFailure };
}
