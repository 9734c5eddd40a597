import { memoryStorage } from '@/shared/lib/storage';
import { createDraftStorage } from './draft-storage';

it('stores unsaved answers and flagged questions of an attempt, and removes an empty draft', () => {
  const storage = memoryStorage();
  const draft = createDraftStorage(storage, '7');
  draft.update({ unsaved: { 1: ['a'] } });
  draft.update({ flagged: ['2'] });
  expect(createDraftStorage(storage, '7').read()).toMatchObject({ unsaved: { 1: ['a'] }, flagged: ['2'] });
  // as earlier versions stored it
  expect(storage.get('quiz_draft:7')).toBe('{"unsaved":{"1":["a"]},"marked":["2"]}');
  draft.update({ unsaved: {}, flagged: [] });
  expect(storage.get('quiz_draft:7')).toBeNull();
});

it('keeps the drafts of attempts apart, and ignores invalid text', () => {
  const storage = memoryStorage();
  createDraftStorage(storage, '7').update({ unsaved: { 1: ['a'] } });
  expect(createDraftStorage(storage, '8').read()).toEqual({ unsaved: {}, flagged: [] });
  createDraftStorage(storage, '8').update({ unsaved: { 1: ['b'] } });
  expect(createDraftStorage(storage, '7').read()).toMatchObject({ unsaved: { 1: ['a'] } });
  for (const text of ['', '{', 'null', '[]', '{"marked":[],"unsaved":[1]}']) {
    storage.set('quiz_draft:8', text);
    expect(createDraftStorage(storage, '8').read()).toEqual({ unsaved: {}, flagged: [] });
  }
});
