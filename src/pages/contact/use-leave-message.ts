import { useEffect, useRef, useState } from 'react';
import { captchaChallenge } from '@/contracts/captcha';
import { contactSend } from '@/contracts/contact';
import type { RequestOf } from '@/contracts/call';
import { solveCaptcha } from '@/features/auth/solve-captcha';
import type { ApiErrorData } from '@/shared/api/api-error';
import { useApiCall } from '@/shared/api/call-api';

export type MessageInput = Omit<RequestOf<typeof contactSend>, 'captcha'>;
/** `unproved`: the captcha had no solution, or nobody waits for it any more. */
export type SendResult = { kind: 'sent' | 'unproved' } | { kind: 'refused'; error: ApiErrorData };

/** Solves the captcha and leaves a message. @returns the function, and whether the captcha is being solved */
export function useSendMessage(): [(written: MessageInput) => Promise<SendResult>, boolean] {
  const [requestChallenge] = useApiCall(captchaChallenge);
  const [send] = useApiCall(contactSend);
  const [isSolvingCaptcha, setSolvingCaptcha] = useState(false);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function sendMessage(written: MessageInput): Promise<SendResult> {
    abort.current = new AbortController();
    setSolvingCaptcha(true);
    const challenge = await requestChallenge({});
    const captcha = challenge.data ? await solveCaptcha(challenge.data, abort.current.signal) : null;
    setSolvingCaptcha(false);
    if (challenge.error) return { kind: 'refused', error: challenge.error };
    if (captcha === null) return { kind: 'unproved' };
    const { error } = await send({ ...written, captcha });
    return error ? { kind: 'refused', error } : { kind: 'sent' };
  }

  return [sendMessage, isSolvingCaptcha];
}
