import { useState } from 'react';
import type { Call } from '@/contracts/call';
import type { ErrorFacts } from '@/shared/api/platform-error';
import { useSend, type Sent } from '@/shared/api/send-call';

/** `useSend` for a form, which keeps why it was refused until the next try. */
export interface Edit<Request, Response> {
  send: (body: Request) => Promise<Sent<Response>>;
  busy: boolean;
  refusal: ErrorFacts | null;
}

export function useEdit<Request, Response>(call: Call<Request, Response>): Edit<Request, Response> {
  const [ask, busy] = useSend(call);
  const [refusal, setRefusal] = useState<ErrorFacts | null>(null);
  const send = async (body: Request) => {
    setRefusal(null);
    const answer = await ask(body);
    if (answer.error) setRefusal(answer.error);
    return answer;
  };
  return { send, busy, refusal };
}
