import { memoryStorage } from '@/shared/lib/storage';
import { createDraftStorage } from './draft-storage';

it('keeps what one attempt has not saved and what is marked, and nothing when there is nothing', () => {
  const storage = memoryStorage();
  const draft = createDraftStorage(storage, '7');
  draft.change({ unsaved: { 1: ['a'] } });
  draft.change({ marked: ['2'] });
  expect(createDraftStorage(storage, '7').read()).toMatchObject({ unsaved: { 1: ['a'] }, marked: ['2'] });
  draft.change({ unsaved: {}, marked: [] });
  expect(storage.get('quiz_draft:7')).toBeNull();
});

it('is not that of another attempt, which stays beside it, and survives any text in its place', () => {
  const storage = memoryStorage();
  createDraftStorage(storage, '7').change({ unsaved: { 1: ['a'] } });
  expect(createDraftStorage(storage, '8').read()).toEqual({ unsaved: {}, marked: [] });
  createDraftStorage(storage, '8').change({ unsaved: { 1: ['b'] } });
  expect(createDraftStorage(storage, '7').read()).toMatchObject({ unsaved: { 1: ['a'] } });
  for (const text of ['', '{', 'null', '[]', '{"marked":[],"unsaved":[1]}']) {
    storage.set('quiz_draft:8', text);
    expect(createDraftStorage(storage, '8').read()).toEqual({ unsaved: {}, marked: [] });
  }
});
