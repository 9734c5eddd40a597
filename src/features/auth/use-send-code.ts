import { useEffect, useRef, useState } from 'react';
import { captchaChallenge } from '@/contracts/captcha';
import {
  sendChangePhoneCode,
  sendLoginCode,
  sendRegisterCode,
  sendResetCode,
  type CodePurpose,
} from '@/contracts/sms';
import { retryAfterOf, type ApiErrorData } from '@/shared/api/api-error';
import { useApiCall } from '@/shared/api/call-api';
import { useCountdown } from './use-countdown';
import { solveCaptcha } from './solve-captcha';

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
  const [cooldown, startCooldown] = useCountdown(`sms-wait:${purpose}`);
  const [requestChallenge] = useApiCall(captchaChallenge);
  const [send] = useApiCall(callOf[purpose]);
  const [state, setState] = useState<'idle' | 'proving' | 'sent'>('idle');
  const [error, setError] = useState<ApiErrorData | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function sendCode(phone: string): Promise<void> {
    controller.current = new AbortController();
    setError(null);
    setState('proving');
    const failure = await attempt(phone, controller.current.signal);
    setState(failure ? 'idle' : 'sent');
    setError(failure);
  }

  async function attempt(phone: string, signal: AbortSignal): Promise<ApiErrorData | null> {
    const challenge = await requestChallenge({});
    if (challenge.error) return challenge.error;
    const captcha = await solveCaptcha(challenge.data, signal);
    if (captcha === null) return null;
    const response = await send({ phone, captcha });
    const retryAfter = response.data?.retryAfter ?? retryAfterOf(response.error);
    if (retryAfter !== null) startCooldown(retryAfter);
    return response.error ?? null;
  }

  return { sendCode, wait: cooldown, state, failure: error };
}
