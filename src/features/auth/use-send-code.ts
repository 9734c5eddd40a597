import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { captchaChallenge } from '@/contracts/captcha';
import {
  sendChangePhoneCode,
  sendLoginCode,
  sendRegisterCode,
  sendResetCode,
  type CodePurpose,
} from '@/contracts/sms';
import { isNotFound, retryAfterOf, type ApiErrorData } from '@/shared/api/api-error';
import type { ApiDispatch } from '@/shared/api/base-api';
import { useApiCall } from '@/shared/api/call-api';
import { reportFailure } from '@/shared/api/report-failure';
import { useCapabilities, useConfig } from '@/shared/config/config-context';
import { solveCaptcha } from './solve-captcha';
import { useCountdown } from './use-countdown';

const endpoints = {
  login: sendLoginCode,
  register: sendRegisterCode,
  reset: sendResetCode,
  changePhone: sendChangePhoneCode,
} as const satisfies Record<CodePurpose, unknown>;

/**
 * Requests an SMS code: solves the captcha if the platform has one, sends the call, and waits for the cooldown that the
 * platform requires. A platform without codes for login and registration sends these by the call of the specification.
 * @param phone the number in the form
 * @returns `cooldown` in seconds until another code may be requested for this number; `state` of the last request: `unsolved` if the captcha
 *   has no solution; its `error`
 */
export function useSendCode(purpose: CodePurpose, phone: string) {
  const dispatch = useDispatch<ApiDispatch>();
  const [cooldown, startCooldown] = useCountdown(`sms-wait:${purpose}`, phone);
  const { smsCaptcha } = useConfig();
  // the code of a changed phone belongs to the capability of the page that requests it
  const hasOwnCode = useCapabilities().has('smsCodes') || purpose === 'changePhone';
  const [requestChallenge] = useApiCall(captchaChallenge);
  const [send] = useApiCall(hasOwnCode ? endpoints[purpose] : sendResetCode);
  const [state, setState] = useState<'idle' | 'solving' | 'sent' | 'unsolved'>('idle');
  const [error, setError] = useState<ApiErrorData | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function sendCode(to: string): Promise<void> {
    controller.current = new AbortController();
    setError(null);
    setState('solving');
    const { signal } = controller.current;
    const result = await attempt(to, signal);
    if (result === 'sent') setState('sent');
    else if (result === 'unsolved') setState(signal.aborted ? 'idle' : 'unsolved');
    else {
      setState('idle');
      setError(result);
    }
  }

  async function attempt(to: string, signal: AbortSignal): Promise<ApiErrorData | 'sent' | 'unsolved'> {
    const challenge = smsCaptcha ? await requestChallenge({}, undefined, { toast: false }) : null;
    // A platform without this call sends codes without a captcha (R7.16).
    if (challenge?.error && !isNotFound(challenge.error)) {
      dispatch(reportFailure(captchaChallenge, challenge.error, 'action'));
      return challenge.error;
    }
    const captcha = challenge?.data && (await solveCaptcha(challenge.data, signal));
    if (captcha === null) return 'unsolved';
    const response = await send({ phone: to, captcha });
    const retryAfter = response.data?.retryAfter ?? retryAfterOf(response.error);
    if (retryAfter !== null) startCooldown(retryAfter, to);
    return response.error ?? 'sent';
  }

  return { sendCode, cooldown, state, error };
}
