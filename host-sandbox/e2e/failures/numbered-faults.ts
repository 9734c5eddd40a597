import type { Page } from '@playwright/test';
import { callPath } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import type { ControlCommand } from '../../platform/testing/launch-platform';

/** A fault that a person meets, and what the trace of its number must say. */
export interface NumberedFault {
  readonly name: string;
  /** The page that shows it. */
  readonly address: string;
  /** Commands that plant it in the platform, and those that remove it. */
  readonly plant?: ControlCommand;
  readonly remove?: ControlCommand;
  /** A visitor cannot open the page. */
  readonly isMember?: true;
  /** Plants it in the browser before the page opens. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Submits the form of the login, and plants this at the same time. */
  readonly login?: ControlCommand;
  /** Console messages that announce it. */
  readonly console?: string | RegExp;
  /** Log lines of the number. */
  readonly logged: readonly ('request failed' | 'answered' | 'browser error' | Violation)[];
  readonly finds: readonly (string | RegExp)[];
}
type Violation = 'answer does not fit the contract';

const pathOf = (call: CallName) => callPath(calls[call], 'train');

const failedResource = /Failed to load resource/;

/** A call that fails on its page because of SQL. */
const onPage = (
  name: string,
  [address, call]: readonly [address: string, call: CallName],
  [plant, remove]: readonly [plant: string, remove: string],
  ...finds: string[]
): NumberedFault => ({
  name,
  address,
  console: failedResource,
  plant: { statements: [plant] },
  remove: { statements: [remove] },
  logged: ['request failed', 'answered'],
  finds: ['失败的 SQL 语句', '状态 500', pathOf(call), ...finds],
});

const missingTable = (table: string, address: string, call: CallName) =>
  onPage(
    `the missing table ${table}`,
    [address, call],
    [`alter table ${table} rename to planted`, `alter table planted rename to ${table}`],
    ...['42P01', `relation "${table}" does not exist`, `"${table}"`],
  );

const missingColumn = (table: string, column: string, address: string, call: CallName) =>
  onPage(
    `the missing column ${table}.${column}`,
    [address, call],
    [
      `alter table ${table} rename column ${column} to planted`,
      `alter table ${table} rename column planted to ${column}`,
    ],
    ...['42703', `"${column}"`],
  );

/** A login that fails because of its record. */
const onLogin = (name: string, plant: string[], remove: string[], ...finds: string[]): NumberedFault => ({
  name,
  address: '/login',
  console: failedResource,
  login: {},
  plant: { statements: plant },
  remove: { statements: remove },
  logged: ['request failed', 'answered'],
  finds: ['失败的 SQL 语句', '状态 500', pathOf('login'), 'insert into "login_records"', ...finds],
});

const constraint = (name: string, rule: string, ...finds: string[]) =>
  onLogin(
    name,
    [`alter table login_records add constraint planted ${rule} not valid`],
    ['alter table login_records drop constraint planted'],
    ...['约束 planted', '表 login_records', ...finds],
  );

const trigger = (name: string, body: string, ...finds: string[]) =>
  onLogin(
    name,
    [
      `create function planted() returns trigger language plpgsql as $$ begin ${body} end $$`,
      'create trigger planted before insert on login_records for each row execute function planted()',
    ],
    ['drop trigger planted on login_records', 'drop function planted'],
    ...finds,
  );

const lostConnection = (query: number): NumberedFault => ({
  name: `a connection lost at query ${query}`,
  address: '/login',
  console: failedResource,
  login: { failAtQuery: query },
  logged: ['request failed', 'answered'],
  finds: ['失败的 SQL 语句', 'ECONNRESET', '状态 503', pathOf('login')],
});

const badRequest = (name: string, postData: string, finds: string): NumberedFault => ({
  name,
  address: '/article/1',
  console: failedResource,
  isMember: true,
  prepare: (page) => page.route('**/article/detail', (route) => route.continue({ postData })),
  logged: ['answered'],
  finds: [pathOf('articleDetail'), finds],
});

/** Makes a property of every document throw. The header reads it. */
export const renderFault: NumberedFault = {
  name: 'an exception in the layout',
  address: '/index',
  console: 'the header failed',
  prepare: (page) =>
    page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'fullscreenElement', {
        configurable: true,
        get() {
          throw new Error('the header failed');
        },
      });
    }),
  logged: ['browser error'],
  finds: [
    /页面：\/index\n {4}Error the header failed\n {4}at src\/shared\/lib\/fullscreen\.ts:\d+:\d+\n[^]* src\/app\/header\/header-actions\.tsx:/,
  ],
};

export const missingArticles = missingTable('articles', '/article', 'articlePage');

/** Every fault of the long form. */
export const numberedFaults: readonly NumberedFault[] = [
  renderFault,
  missingArticles,
  missingTable('hospitals', '/hospital', 'hospitalPage'),
  missingTable('attachments', '/download', 'attachmentPage'),
  missingColumn('articles', 'summary', '/article', 'articlePage'),
  { ...missingColumn('articles', 'content', '/article/1', 'articleDetail'), isMember: true },
  { ...missingColumn('hospitals', 'introduction', '/hospital/1', 'hospitalDetail'), isMember: true },
  missingColumn('search_entries', 'grams', '/search?q=移植', 'searchAll'),
  constraint('a rule that a row breaks', 'check (false)', '23514'),
  constraint(
    'a row that refers to nothing',
    'foreign key (device) references platform_facts (name)',
    '23503',
  ),
  trigger('a value that is missing', 'new.device := null; return new;', '23502'),
  trigger('a value that cannot be read', 'perform new.device::date; return new;', '22'),
  trigger('a division by zero', 'perform 1 / (new.id - new.id); return new;', '22012'),
  trigger('a trigger that refuses', "raise exception 'refused';", 'P0001', 'refused'),
  ...[1, 2, 3].map(lostConnection),
  {
    name: 'stored data that do not fit the contract',
    address: '/hospital',
    console: failedResource,
    plant: {
      statements: [
        'alter table hospitals add column planted text',
        "update hospitals set planted = cover, cover = ''",
      ],
    },
    remove: {
      statements: ['update hospitals set cover = planted', 'alter table hospitals drop column planted'],
    },
    logged: ['answer does not fit the contract', 'answered'],
    finds: ['应答不符合接口约定', /records\.\d+\.cover/, '状态 500', pathOf('hospitalPage')],
  },
  {
    name: 'a damaged ciphertext',
    address: '/uc/userInfo',
    console: failedResource,
    isMember: true,
    plant: {
      statements: [
        'alter table users add column planted text',
        "update users set planted = id_number_sealed, id_number_sealed = 'v1.AAAA'",
      ],
    },
    remove: {
      statements: ['update users set id_number_sealed = planted', 'alter table users drop column planted'],
    },
    logged: ['request failed', 'answered'],
    finds: ['平台中的错误', 'decrypt', '状态 500', pathOf('profile')],
  },
  {
    name: 'a response that the browser cannot read',
    address: '/article',
    prepare: (page) =>
      page.route('**/article/page', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('"records":[', '"records":0,"others":[');
        await route.fulfill({ response, body });
      }),
    logged: ['browser error', 'answered'],
    finds: ['浏览器中的错误', '页面：/article', 'records', '状态 200', pathOf('articlePage')],
  },
  badRequest('a request without its fields', '{}', '状态 400'),
  badRequest('a request that is no JSON', 'x', '状态 400'),
  badRequest('a request that is too large', JSON.stringify({ id: 'x'.repeat(300_000) }), '状态 413'),
  {
    name: 'a file of the page that does not load',
    address: '/article',
    console: failedResource,
    prepare: (page) => page.route('**/article-list-page-*.js', (route) => route.abort()),
    logged: ['browser error'],
    finds: ['浏览器中的错误', '页面：/article', 'article-list-page'],
  },
];
