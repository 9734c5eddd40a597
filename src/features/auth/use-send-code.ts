import { useCallback, useEffect, useRef, useState } from 'react';
import { captchaChallenge } from '@/contracts/captcha';
import {
  sendChangePhoneCode,
  sendLoginCode,
  sendRegisterCode,
  sendResetCode,
  type CodePurpose,
} from '@/contracts/sms';
import { isNotFound, retryAfterOf, type ApiErrorData } from '@/shared/api/api-error';
import { useApiCall } from '@/shared/api/call-api';
import { useCapabilities, useConfig, useStorage } from '@/shared/config/config-context';
import { solveCaptcha } from './solve-captcha';

const endpoints = {
  login: sendLoginCode,
  register: sendRegisterCode,
  reset: sendResetCode,
  changePhone: sendChangePhoneCode,
} as const satisfies Record<CodePurpose, unknown>;

/**
 * Requests an SMS code: solves the captcha where the platform has one, sends the call, and waits as long as the platform
 * says before the next one. A platform without codes for each purpose sends them all by the call of the specification.
 * @returns `cooldown` in seconds until another code may be requested; `error` of the last request
 */
export function useSendCode(purpose: CodePurpose) {
  const [cooldown, startCooldown] = useCountdown(`sms-wait:${purpose}`);
  const { smsCaptcha } = useConfig();
  const hasOwnCodes = useCapabilities().has('smsCodes');
  const [requestChallenge] = useApiCall(captchaChallenge);
  const [send] = useApiCall(hasOwnCodes ? endpoints[purpose] : sendResetCode);
  const [state, setState] = useState<'idle' | 'solving' | 'sent'>('idle');
  const [error, setError] = useState<ApiErrorData | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function sendCode(phone: string): Promise<void> {
    controller.current = new AbortController();
    setError(null);
    setState('solving');
    const failure = await attempt(phone, controller.current.signal);
    setState(failure ? 'idle' : 'sent');
    setError(failure);
  }

  async function attempt(phone: string, signal: AbortSignal): Promise<ApiErrorData | null> {
    const challenge = smsCaptcha ? await requestChallenge({}) : null;
    // A platform without this call sends codes without a captcha (R7.16).
    if (challenge?.error && !isNotFound(challenge.error)) return challenge.error;
    const captcha = challenge?.data && (await solveCaptcha(challenge.data, signal));
    if (captcha === null) return null;
    const response = await send({ phone, captcha });
    const retryAfter = response.data?.retryAfter ?? retryAfterOf(response.error);
    if (retryAfter !== null) startCooldown(retryAfter);
    return response.error ?? null;
  }

  return { sendCode, cooldown, state, error };
}

/**
 * A countdown that survives reload and navigation: only its end time is stored.
 * @param key storage key of the end time
 * @returns the seconds left (0 when idle), and a function that starts a countdown of the given seconds
 */
function useCountdown(key: string): [number, (seconds: number) => void] {
  const storage = useStorage();
  const [end, setEnd] = useState(() => Number(storage.get(key) ?? 0) || 0);
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(end, now);

  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [left]);

  const start = useCallback(
    (seconds: number) => {
      const next = Date.now() + seconds * 1000;
      storage.set(key, String(next));
      setNow(Date.now());
      setEnd(next);
    },
    [key, storage],
  );
  return [left, start];
}

/** Whole seconds until `end`. An end more than a day away is ignored: the clock was set back. */
export function secondsLeft(end: number, now: number): number {
  const left = Math.ceil((end - now) / 1000);
  return left > 0 && left <= 24 * 60 * 60 ? left : 0;
}
