import { calls } from '@/contracts/calls';
import { badInputs } from './bad-inputs';

const page = { current: 1, size: 10 };

it('breaks each field in one way, those of a filter too, and names the field and its limit', () => {
  const news = { ...page, query: { articleType: 'news' } };
  expect(badInputs(calls.articlePage, news, { withMissing: false }).slice(-2)).toEqual([
    { name: 'query wrong-type', input: { ...page, query: 'of a wrong type' } },
    {
      name: 'query.articleType wrong-type',
      input: { ...page, query: { articleType: { of: 'a wrong type' } } },
    },
  ]);
  const name = { username: 'checker' };
  expect(badInputs(calls.passwordErrorSave, name, { withMissing: true })).toEqual([
    { name: 'username wrong-type', input: { username: { of: 'a wrong type' } } },
    { name: 'username too-long（> 64）', input: { username: '1'.repeat(65) } },
    { name: 'username missing', input: {} },
  ]);
});

it('sends no filter that the good input lacks, because a platform may ignore it', () => {
  const names = badInputs(calls.attachmentPage, { ...page, query: {} }, { withMissing: false });
  expect(names.map(({ name }) => name)).toEqual([
    'current wrong-type',
    'size wrong-type',
    'query wrong-type',
  ]);
});
