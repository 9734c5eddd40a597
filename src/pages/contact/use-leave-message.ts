import { useEffect, useRef, useState } from 'react';
import { captchaChallenge } from '@/contracts/captcha';
import { contactSend } from '@/contracts/contact';
import type { RequestOf } from '@/contracts/call';
import { proveWork } from '@/features/account/sms-code/prove-work';
import type { ErrorFacts } from '@/shared/api/platform-error';
import { useSend } from '@/shared/api/send-call';

export type Written = Omit<RequestOf<typeof contactSend>, 'captcha'>;
/** `unproved`: the captcha had no solution, or nobody waits for it any more. */
export type Outcome = { kind: 'sent' | 'unproved' } | { kind: 'refused'; error: ErrorFacts };

/** Solves the captcha and leaves a message. @returns the function, and whether the captcha is being solved */
export function useLeaveMessage(): [(written: Written) => Promise<Outcome>, boolean] {
  const [ask] = useSend(captchaChallenge);
  const [send] = useSend(contactSend);
  const [isProving, setProving] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function leave(written: Written): Promise<Outcome> {
    stop.current = new AbortController();
    setProving(true);
    const challenge = await ask({});
    const captcha = challenge.data ? await proveWork(challenge.data, stop.current.signal) : null;
    setProving(false);
    if (challenge.error) return { kind: 'refused', error: challenge.error };
    if (captcha === null) return { kind: 'unproved' };
    const { error } = await send({ ...written, captcha });
    return error ? { kind: 'refused', error } : { kind: 'sent' };
  }

  return [leave, isProving];
}
