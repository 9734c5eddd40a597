import { useState } from 'react';
import type { Call } from '@/contracts/call';
import type { ApiErrorData } from '@/shared/api/api-error';
import { useApiCall, type CallResult } from '@/shared/api/call-api';

/** `useSend` for a form, which keeps why it was refused until the next try. */
export interface Edit<Request, Response> {
  send: (body: Request) => Promise<CallResult<Response>>;
  busy: boolean;
  refusal: ApiErrorData | null;
}

export function useEdit<Request, Response>(call: Call<Request, Response>): Edit<Request, Response> {
  const [ask, busy] = useApiCall(call);
  const [refusal, setRefusal] = useState<ApiErrorData | null>(null);
  const send = async (body: Request) => {
    setRefusal(null);
    const answer = await ask(body);
    if (answer.error) setRefusal(answer.error);
    return answer;
  };
  return { send, busy, refusal };
}
