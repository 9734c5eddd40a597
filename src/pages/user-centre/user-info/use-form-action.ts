import { useState } from 'react';
import type { Call } from '@/contracts/call';
import type { ApiErrorData } from '@/shared/api/api-error';
import { useAction, type ActionOptions } from '@/shared/ui/use-action';

/** `useAction` for a form: a failure becomes `error`, not a toast; the form shows it until the next attempt. */
export function useFormAction<Request, Response>(
  call: Call<Request, Response>,
  options: Omit<ActionOptions<Request, Response>, 'onError'>,
): { run: (body: Request) => Promise<boolean>; busy: boolean; error: ApiErrorData | null } {
  const [error, setError] = useState<ApiErrorData | null>(null);
  const [send, busy] = useAction(call, {
    ...options,
    onError(error) {
      setError(error);
      return true;
    },
  });
  const run = (body: Request) => {
    setError(null);
    return send(body);
  };
  return { run, busy, error };
}
