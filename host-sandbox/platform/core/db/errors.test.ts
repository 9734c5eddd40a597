import { DrizzleQueryError } from 'drizzle-orm';
import { isConnectionError, isStorageError } from './errors';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code });
const kindsOf = (error: unknown) => [
  ...(isStorageError(error) ? ['storage'] : []),
  ...(isConnectionError(error) ? ['connection'] : []),
];

test.each([
  ['53100', ['storage']],
  ['58030', ['storage']],
  ['58P01', ['storage']],
  // too many connections
  ['53300', ['connection']],
  // out of memory, and a limit of the configuration
  ['53200', []],
  ['53000', []],
  ['53400', []],
])('SQLSTATE %s is of the kinds %j', (code, kinds) => {
  expect(kindsOf(failure(code))).toEqual(kinds);
  expect(kindsOf(new DrizzleQueryError('select 1', [], failure(code)))).toEqual(kinds);
});

const texts = [
  'No space left on device',
  'Disk quota exceeded',
  'Read-only file system',
  'Input/output error',
  'Too many open files',
  'Connection terminated',
  'Query read timeout',
  'Cannot use a pool after',
];

test.each(texts)('what a user writes is no sign of an error: %s', (text) => {
  const duplicate = failure('23505', 'duplicate key value violates unique constraint');
  expect(kindsOf(new DrizzleQueryError('insert', [text], duplicate))).toEqual([]);
  const unreadable = failure('22P02', `invalid input syntax for type bigint: "${text}"`);
  expect(kindsOf(unreadable)).toEqual([]);
  expect(kindsOf(new DrizzleQueryError('insert', [text], unreadable))).toEqual([]);
  expect(kindsOf(failure('P0001', text))).toEqual([]);
});

test.each(texts)('the error itself is one, with a wrapper and without: %s', (text) => {
  const error = new Error(text);
  expect(kindsOf(error)).toHaveLength(1);
  expect(kindsOf(new DrizzleQueryError('insert', [], error))).toHaveLength(1);
  expect(kindsOf(new Error('wrapped', { cause: error }))).toHaveLength(1);
});
