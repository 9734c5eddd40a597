import { createHash } from 'node:crypto';
import { captchaPayload } from '@/contracts/captcha';
import { solveCaptcha } from './captcha-solver';

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
  it.each([0, 1, 777])('finds the number %d and encodes it as calls expect it', async (number) => {
    const solution = await solveCaptcha(challengeFor(number, 1000), notAborted());
    expect(captchaPayload.parse(JSON.parse(atob(solution ?? '')))).toMatchObject({ number, salt: 'a-salt.' });
  });

  it('finds the largest allowed number, and none beyond it', async () => {
    await expect(solveCaptcha(challengeFor(50, 50), notAborted())).resolves.not.toBeNull();
    await expect(solveCaptcha(challengeFor(51, 50), notAborted())).resolves.toBeNull();
  });

  it('works without crypto.subtle, which is missing on pages without https', async () => {
    const { subtle } = crypto;
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    await expect(solveCaptcha(challengeFor(3, 10), notAborted())).resolves.not.toBeNull();
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  });

  it('stops when its signal is aborted', async () => {
    const controller = new AbortController();
    const payload = solveCaptcha(challengeFor(10_000_001, 10_000_000), controller.signal);
    controller.abort();
    await expect(payload).resolves.toBeNull();
  });

  it('keeps the page responsive while it runs', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks++;
    });
    await solveCaptcha(challengeFor(60_001, 60_000), notAborted());
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(1);
  });
});
