import { hostName, portalUrlOf, readBoundSettings, readSettings } from './read-settings';
import { settingTable } from './settings';
import { StartupError } from '../process/startup-error';

test('without environment variables every setting has its documented default (R1.31, R9.23)', () => {
  expect(readSettings({})).toMatchObject({
    portalPort: 11000,
    hostPort: 11001,
    listenAddress: '127.0.0.1',
    databaseUrl: null,
    seed: 'sample',
    logLevel: 'info',
    allowedOrigins: ['http://localhost:11001', 'http://127.0.0.1:11001'],
    product: 'train',
    tokenField: 'access_token',
    tokenSeconds: 43200,
    lockFailures: 5,
    lockSeconds: 1800,
    passwordDays: 90,
    reportLimit: 500,
    smsOutbox: 'on',
    dataKey: null,
    trustProxy: false,
  });
});

test('samples and readable SMS are for this machine: with a PostgreSQL neither is on unless it is asked for', () => {
  const trial = { seed: 'sample', smsOutbox: 'on' };
  const real = { seed: 'none', smsOutbox: 'off' };
  const DATABASE_URL = 'postgres://portal:secret@localhost/portal';
  expect(readSettings({ LISTEN_ADDRESS: '::1' })).toMatchObject(trial);
  expect(readSettings({ DATABASE_URL })).toMatchObject(real);
  expect(readSettings({ DATABASE_URL, SEED: 'sample' })).toMatchObject(trial);
  expect(readSettings({ SEED: 'none' })).toMatchObject(real);
  expect(readSettings({ SEED: 'none', SMS_OUTBOX: 'on' })).toMatchObject({ ...real, smsOutbox: 'on' });
});

test.each(['0.0.0.0', '::', '192.168.1.9', '::ffff:127.0.0.1'])(
  'SMS are never readable while the platform listens at %s',
  (LISTEN_ADDRESS) => {
    expect(readSettings({ LISTEN_ADDRESS })).toMatchObject({ seed: 'sample', smsOutbox: 'off' });
    expect(() => readSettings({ LISTEN_ADDRESS, SMS_OUTBOX: 'on' })).toThrow(/SMS_OUTBOX=on/);
  },
);

test('the default allowed origins follow the host port, and configured origins replace them', () => {
  const local = ['http://localhost:8080', 'http://127.0.0.1:8080'];
  expect(readSettings({ HOST_PORT: '8080' }).allowedOrigins).toEqual(local);
  expect(readSettings({ HOST_PORT: '8080', LISTEN_ADDRESS: '::' }).allowedOrigins).toEqual(local);
  const elsewhere = readSettings({ HOST_PORT: '8080', LISTEN_ADDRESS: '192.168.1.9' });
  expect(elsewhere.allowedOrigins).toEqual([...local, 'http://192.168.1.9:8080']);
  const { allowedOrigins } = readSettings({
    ALLOWED_ORIGINS: 'https://a.example.org, http://b.example.org:81/',
  });
  expect(allowedOrigins).toEqual(['https://a.example.org', 'http://b.example.org:81']);
});

test('where the system chooses the ports, the default allowed origins name the port that it has chosen', () => {
  const { portalPort, hostPort, allowedOrigins } = readBoundSettings({ HOST_PORT: '0' }, 40_001, 40_002);
  expect([portalPort, hostPort]).toEqual([40_001, 40_002]);
  expect(allowedOrigins).toEqual(['http://localhost:40002', 'http://127.0.0.1:40002']);
  const given = { HOST_PORT: '0', ALLOWED_ORIGINS: 'https://a.example.org' };
  expect(readBoundSettings(given, 40_001, 40_002).allowedOrigins).toEqual(['https://a.example.org']);
});

test('the sample host looks for the portal at its port on this machine, or at its public address', () => {
  const LISTEN_ADDRESS = '0.0.0.0';
  const PORTAL_URL = 'http://192.168.1.9:11000';
  expect(portalUrlOf(readSettings({ LISTEN_ADDRESS, PORTAL_PORT: '8081' }))).toBe('http://localhost:8081');
  expect(portalUrlOf(readSettings({ LISTEN_ADDRESS, PORTAL_URL }))).toBe(PORTAL_URL);
});

test.each([
  ['127.0.0.1', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['192.168.1.9', '192.168.1.9'],
  ['fe80::1', '[fe80::1]'],
])('the listen address %s is shown as host name %s', (listenAddress, name) => {
  expect(hostName({ listenAddress })).toBe(name);
});

test.each([
  ['PORTAL_PORT', '65536'],
  ['HOST_PORT', '-1'],
  ['LISTEN_ADDRESS', 'everywhere'],
  ['DATABASE_URL', 'localhost'],
  ['LOG_LEVEL', 'INFO'],
  ['ALLOWED_ORIGINS', 'localhost:11001'],
  ['ALLOWED_ORIGINS', '*'],
  ['FRAME_ORIGINS', '*'],
  ['PRODUCT', '../x'],
  ['TOKEN_FIELD', 'token_type'],
  ['TOKEN_FIELD', 'a b'],
  ['TOKEN_HOURS', '0'],
  ['TOKEN_HOURS', 'zwölf'],
  ['CLIENT_ID', 'a:b'],
  ['LOCK_FAILURES', '0'],
  ['LOCK_FAILURES', '2.5'],
  ['LOCK_MINUTES', 'x'],
  ['REPORT_LIMIT', '0'],
  ['SEED', 'samples'],
  ['SMS_OUTBOX', 'yes'],
  ['DATA_KEY', 'short'],
  ['TRUST_PROXY', 'localhost'],
  ['TRUST_PROXY', '1'],
])('%s rejects %j with an error that names it in both languages', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(StartupError);
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^设置 ${name} 的值不正确，应为.+。 / setting ${name} should be [\\x20-\\x7e]+$`),
  );
});

test('the two ports must differ unless the system chooses them', () => {
  expect(() => readSettings({ PORTAL_PORT: '11001' })).toThrow(/PORTAL_PORT 与 HOST_PORT 都是 11001/);
  expect(readSettings({ PORTAL_PORT: '0', HOST_PORT: '0' })).toMatchObject({ portalPort: 0, hostPort: 0 });
});

test('proxies are addresses or networks, and a key is 32 bytes in base64 or hexadecimal', () => {
  const { trustProxy } = readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' });
  expect(trustProxy).toEqual(['loopback', '10.0.0.0/8', '::1']);
  const key = Buffer.alloc(32, 9);
  const both = `${key.toString('base64')}, ${key.toString('hex')}`;
  expect(readSettings({ DATA_KEY: key.toString('base64') }).dataKey).toEqual([key]);
  expect(readSettings({ DATA_KEY: both }).dataKey).toEqual([key, key]);
  expect(() => readSettings({ DATA_KEY: `${both},` })).toThrow('DATA_KEY');
});

test('every setting has a description', () => {
  for (const { env, meaning } of Object.values(settingTable)) {
    expect(env).toMatch(/^[A-Z_]+$/);
    expect(meaning).not.toBe('');
  }
});
