import { useEffect, useRef, useState } from 'react';
import { captchaChallenge } from '@/contracts/captcha';
import {
  sendChangePhoneCode,
  sendLoginCode,
  sendRegisterCode,
  sendResetCode,
  type CodePurpose,
} from '@/contracts/sms';
import { retryAfterOf, type ErrorFacts } from '@/shared/api/platform-error';
import { useSend } from '@/shared/api/send-call';
import { useCountdown } from './countdown';
import { proveWork } from './prove-work';

const callOf = {
  login: sendLoginCode,
  register: sendRegisterCode,
  reset: sendResetCode,
  changePhone: sendChangePhoneCode,
} as const satisfies Record<CodePurpose, unknown>;

/**
 * Asks for an SMS code: solves the captcha, sends, and waits as long as the platform says before the next.
 * `wait` is in seconds; `failure` is the last refusal.
 */
export function useSendCode(purpose: CodePurpose) {
  const [wait, startWait] = useCountdown(`sms-wait:${purpose}`);
  const [ask] = useSend(captchaChallenge);
  const [send] = useSend(callOf[purpose]);
  const [state, setState] = useState<'idle' | 'proving' | 'sent'>('idle');
  const [failure, setFailure] = useState<ErrorFacts | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function sendCode(phone: string): Promise<void> {
    stop.current = new AbortController();
    setFailure(null);
    setState('proving');
    const refused = await attempt(phone, stop.current.signal);
    setState(refused ? 'idle' : 'sent');
    setFailure(refused);
  }

  async function attempt(phone: string, signal: AbortSignal): Promise<ErrorFacts | null> {
    const challenge = await ask({});
    if (challenge.error) return challenge.error;
    const captcha = await proveWork(challenge.data, signal);
    if (captcha === null) return null;
    const answer = await send({ phone, captcha });
    const retryAfter = answer.data?.retryAfter ?? retryAfterOf(answer.error);
    if (retryAfter !== null) startWait(retryAfter);
    return answer.error ?? null;
  }

  return { sendCode, wait, state, failure };
}
