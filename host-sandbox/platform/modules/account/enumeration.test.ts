import { makeUser, type ApiResponse, clientHeader } from '../../testing/api';
import { platformFixture } from '../../testing/platform-fixture';

const env = { LOCK_FAILURES: '1000', SIGN_IN_LIMIT: '100000' };
const { send, login, register } = platformFixture({ env });

type PublicCall = (known: boolean) => Promise<ApiResponse>;
const phoneOf = (known: boolean) => (known ? '13800000001' : makeUser().phone);
const nameOf = (known: boolean) => (known ? 'trainee' : makeUser().username);

/** Every public call with a name or phone in it. */
const publicCalls: [string, PublicCall][] = [
  ['login', (known) => login(nameOf(known), 'Wrong@2026')],
  ['loginByCode', (known) => send('loginByCode', { phone: phoneOf(known), code: '000001' }, clientHeader)],
  [
    'passwordReset',
    (known) =>
      send(
        'passwordReset',
        { phone: phoneOf(known), code: '000001', password: 'Another@2026' },
        clientHeader,
      ),
  ],
  ['register, the phone', (known) => register({ ...makeUser(), phone: phoneOf(known), code: '000001' })],
  ['register, the name', (known) => register({ ...makeUser(), username: nameOf(known), code: '000001' })],
];

test.each(publicCalls)(
  '%s reveals no account, neither by message nor by response time (R10.51, R10.53)',
  async (_name, call) => {
    const times: Record<'true' | 'false', number[]> = { true: [], false: [] };
    const responses = new Set<string>();
    for (let round = 0; round < 11; round += 1) {
      for (const known of [true, false]) {
        const start = performance.now();
        const { status, code, msg, data } = await call(known);
        times[`${known}`].push(performance.now() - start);
        // The attempt count continues for a name that is used repeatedly.
        const shape = { status, code, msg, data: data === null ? null : Object.keys(data as object) };
        responses.add(JSON.stringify(shape));
      }
    }
    expect([...responses]).toHaveLength(1);
    const median = (list: number[]) => list.sort((a, b) => a - b)[5] ?? 0;
    const ratio = median(times.true) / median(times.false);
    // Without equal work the times would differ by a password hash, about tenfold; the machine may be busy.
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  },
  60_000,
);
