import { createDraftStore } from './article-draft';

test('a change of a field keeps what was typed into the others since', () => {
  const drafts = createDraftStore();
  drafts.open('admin', null);
  drafts.changeFields({ content: '<p>正文</p>' });
  drafts.changeFields({ title: '标题' });
  expect(drafts.draft.get()?.fields).toMatchObject({ title: '标题', content: '<p>正文</p>' });
});
