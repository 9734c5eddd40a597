import { createHash } from 'node:crypto';
import { captchaPayload } from '@/contracts/captcha';
import { solveCaptcha } from './solve-captcha';

const challengeFor = (number: number, maxNumber: number) => ({
  algorithm: 'SHA-256' as const,
  salt: 'a-salt.',
  challenge: createHash('sha256').update(`a-salt.${number}`).digest('hex'),
  maxNumber,
  signature: '0'.repeat(64),
  expiresAt: '2030-01-01T00:00:00.000Z',
});
const notAborted = () => new AbortController().signal;

describe('the proof of work', () => {
  it.each([0, 1, 777])('finds the number %d and packs it as calls take it', async (number) => {
    const solution = await solveCaptcha(challengeFor(number, 1000), notAborted());
    expect(captchaPayload.parse(JSON.parse(atob(solution ?? '')))).toMatchObject({ number, salt: 'a-salt.' });
  });

  it('finds the greatest number that is allowed, and none beyond it', async () => {
    await expect(solveCaptcha(challengeFor(50, 50), notAborted())).resolves.not.toBeNull();
    await expect(solveCaptcha(challengeFor(51, 50), notAborted())).resolves.toBeNull();
  });

  it('needs no crypto.subtle, which pages without https lack', async () => {
    const { subtle } = crypto;
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    await expect(solveCaptcha(challengeFor(3, 10), notAborted())).resolves.not.toBeNull();
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  });

  it('ends when nobody waits for it any more', async () => {
    const stop = new AbortController();
    const proof = solveCaptcha(challengeFor(10_000_001, 10_000_000), stop.signal);
    stop.abort();
    await expect(proof).resolves.toBeNull();
  });

  it('leaves the page at hand meanwhile', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns++;
    });
    await solveCaptcha(challengeFor(60_001, 60_000), notAborted());
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
  });
});
