import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Call } from '@/contracts/call';
import { selectIsSignedIn } from '@/session/session';
import type { ApiErrorData } from '@/shared/api/api-error';
import { useAction, type ActionOptions } from '@/shared/ui/use-action';

/**
 * `useAction` for a form: the form also shows a failure, as `error`, until the next attempt. That nobody is
 * signed in is no error any more once somebody is.
 */
export function useFormAction<Request, Response>(
  call: Call<Request, Response>,
  options: Omit<ActionOptions<Request, Response>, 'onError'>,
): { run: (body: Request) => Promise<boolean>; busy: boolean; error: ApiErrorData | null } {
  const [lastError, setError] = useState<ApiErrorData | null>(null);
  const isSignedIn = useSelector(selectIsSignedIn);
  const error = lastError?.kind === 'unauthorized' && isSignedIn ? null : lastError;
  const [send, busy] = useAction(call, {
    ...options,
    onError: setError,
  });
  const run = (body: Request) => {
    setError(null);
    return send(body);
  };
  return { run, busy, error };
}
