import { memoryStorage } from '@/shared/lib/storage';
import { draftOf } from './draft';

it('keeps what one attempt has not saved and what is marked, and nothing when there is nothing', () => {
  const storage = memoryStorage();
  const draft = draftOf(storage, '7');
  draft.change({ unsaved: { 1: ['a'] } });
  draft.change({ marked: ['2'] });
  expect(draftOf(storage, '7').read()).toMatchObject({ unsaved: { 1: ['a'] }, marked: ['2'] });
  draft.change({ unsaved: {}, marked: [] });
  expect(storage.get('quiz_draft')).toBeNull();
});

it('is not that of another attempt, and survives any text in its place', () => {
  const storage = memoryStorage();
  draftOf(storage, '7').change({ unsaved: { 1: ['a'] } });
  expect(draftOf(storage, '8').read()).toEqual({ unsaved: {}, marked: [] });
  for (const text of ['', '{', 'null', '[]', '{"attemptId":"8","unsaved":[1]}']) {
    storage.set('quiz_draft', text);
    expect(draftOf(storage, '8').read()).toEqual({ unsaved: {}, marked: [] });
  }
});
