import { readSettings, settingTable } from './settings';
import { StartFault } from './start-fault';

test('without any variable everything has its documented default (R1.31)', () => {
  expect(readSettings({})).toMatchObject({
    portalPort: 11000,
    hostPort: 11001,
    databaseUrl: null,
    logLevel: 'info',
    allowedOrigins: ['http://localhost:11001'],
    product: 'train',
    tokenField: 'access_token',
    tokenSeconds: 43200,
  });
});

test('the default origin follows the host port, and given origins replace it', () => {
  expect(readSettings({ HOST_PORT: '8080' }).allowedOrigins).toEqual(['http://localhost:8080']);
  const { allowedOrigins } = readSettings({
    ALLOWED_ORIGINS: 'https://a.example.org, http://b.example.org:81/',
  });
  expect(allowedOrigins).toEqual(['https://a.example.org', 'http://b.example.org:81']);
});

test.each([
  ['PORTAL_PORT', '65536'],
  ['HOST_PORT', '-1'],
  ['DATABASE_URL', 'localhost'],
  ['LOG_LEVEL', 'INFO'],
  ['ALLOWED_ORIGINS', 'localhost:11001'],
  ['ALLOWED_ORIGINS', '*'],
  ['PRODUCT', '../x'],
  ['TOKEN_FIELD', 'token_type'],
  ['TOKEN_FIELD', 'a b'],
  ['TOKEN_HOURS', '0'],
  ['TOKEN_HOURS', 'zwölf'],
  ['CLIENT_ID', 'a:b'],
])('%s does not accept %j, and says so by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(StartFault);
  expect(() => readSettings({ [name]: value })).toThrow(`设置 ${name} 的值不正确`);
});

test('every setting says what it means', () => {
  for (const { env, meaning } of Object.values(settingTable)) {
    expect(env).toMatch(/^[A-Z_]+$/);
    expect(meaning).not.toBe('');
  }
});
