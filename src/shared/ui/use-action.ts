import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Call } from '@/contracts/call';
import type { ApiErrorData } from '@/shared/api/api-error';
import type { ApiDispatch } from '@/shared/api/base-api';
import { useApiCall } from '@/shared/api/call-api';
import { reportFailure } from '@/shared/api/report-failure';
import type { Message } from '@/shared/intl/define-messages';
import { useToasts } from './toast-queue';

/** Callbacks after a call. Each one is awaited, and the action is busy until the last one has ended. */
export interface ActionOptions<Request, Response> {
  /** Toast after a success. */
  success?: Message;
  onSuccess?: (data: Response, body: Request) => unknown;
  /** @returns true if it was no failure after all; any other one becomes a toast, beside what the page shows */
  onError?: (error: ApiErrorData, body: Request) => unknown;
  /** Called after success and failure. */
  onSettled?: () => unknown;
}

/**
 * A call that a click starts: a second click while it is running is ignored, and a failure is shown as a toast.
 * @returns `run` resolves to whether the call succeeded; `busy` is true while it is running
 */
export function useAction<Request, Response>(
  call: Call<Request, Response>,
  { success, onSuccess, onError, onSettled }: ActionOptions<Request, Response> = {},
): [run: (body: Request) => Promise<boolean>, busy: boolean] {
  const toasts = useToasts();
  const dispatch = useDispatch<ApiDispatch>();
  const [send] = useApiCall(call);
  const [run, busy] = useAsyncAction(async (body: Request) => {
    const { data, error } = await send(body, undefined, { toast: false });
    if (error === undefined) {
      if (success) toasts.show({ kind: 'success', text: success });
      await onSuccess?.(data, body);
    } else if ((await onError?.(error, body)) !== true) dispatch(reportFailure(call, error, 'action'));
    await onSettled?.();
    return error === undefined;
  });
  return [async (body) => (await run(body)) ?? false, busy];
}

/**
 * Work that a second click does not start again while it is running.
 * @returns `run` resolves to the work's result, undefined for an ignored click; `busy` is true meanwhile
 */
export function useAsyncAction<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): [run: (...args: Args) => Promise<Result | undefined>, busy: boolean] {
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (...args: Args) => {
    // State would be updated too late for a second click in the same event loop turn.
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work(...args);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return [run, busy];
}
