import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { noteList, noteRemove, noteSave, type StudyNote } from '@/contracts/study-note';
import type { Client } from '@/shared/api/client';
import { createFormDrafts, FormDraftsContext } from '@/shared/form/form-drafts';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { Notes } from './notes';

/** A platform that keeps the notes of one lesson. */
function withNotes(texts: readonly string[]) {
  let lastId = 0;
  const note = (text: string, seconds: number): StudyNote => {
    lastId += 1;
    return { id: String(lastId), seconds, text, changedAt: '2026-11-01T00:00:00Z' };
  };
  let notes = texts.map(note);
  const responses: Record<string, (body: never) => unknown> = {
    [noteList.path]: () => notes,
    [noteRemove.path]: ({ id }: { id: string }) => (notes = notes.filter((one) => one.id !== id)) && null,
    [noteSave.path]: ({ text }: { text: string }) => (notes = [...notes, note(text, notes.length)]).at(-1),
  };
  return (client: Client): Client => ({
    ...client,
    send: (call, body) => Promise.resolve(responses[call.path]?.(body as never) as never),
  });
}

const drafts = createFormDrafts();

/** The notes of one lesson, and a button that opens another lesson. */
function Lessons() {
  const [lesson, setLesson] = useState('1');
  return (
    <FormDraftsContext value={drafts}>
      <Notes key={lesson} lessonId={lesson} video={null} />
      <button
        type="button"
        onClick={() => {
          setLesson(lesson === '1' ? '2' : '1');
        }}
      >
        另一课时
      </button>
    </FormDraftsContext>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }, pageTimeout));

it('a note that is not saved is there again when the user comes back to the lesson, and a saved one is not', async () => {
  renderWithProviders(<Lessons />, withNotes([])).show();
  await user.type(await screen.findByRole('textbox', {}, pageTimeout), '半句');
  await press('另一课时');
  expect(field().value).toBe('');
  await press('另一课时');
  expect(field().value).toBe('半句');
  await press('保存笔记');
  await waitFor(() => {
    expect(field().value).toBe('');
  }, pageTimeout);
  await press('另一课时');
  await press('另一课时');
  expect(field().value).toBe('');
});

it('what is written while a note is being saved stays as the next note', async () => {
  const connect = withNotes([]);
  let respond = () => {};
  const responded = new Promise<void>((resolve) => (respond = resolve));
  renderWithProviders(<Lessons />, (client) => {
    const platform = connect(client);
    return {
      ...platform,
      async send(call, body, ...rest) {
        if (call.path === noteSave.path) await responded;
        return platform.send(call, body, ...rest);
      },
    };
  }).show();
  await user.type(await screen.findByRole('textbox', {}, pageTimeout), '前半');
  await press('保存笔记');
  await user.type(field(), ' 后半');
  respond();
  await screen.findByText('前半', { selector: 'p, p *' }, pageTimeout);
  expect(field().value).toBe('后半');
});

it('the focus moves from a deleted note to the button that restores it, and from there to the notes', async () => {
  renderWithProviders(<Lessons />, withNotes(['第一条', '第二条'])).show();
  await press('删除 0:00 的笔记');
  const undo = await screen.findByRole('button', { name: '撤销' }, pageTimeout);
  await waitFor(() => {
    expect(document.activeElement).toBe(undo);
  }, pageTimeout);
  await press('撤销');
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('list'));
  }, pageTimeout);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
