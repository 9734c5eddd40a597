import { createElement } from '../create-element';

/** Characters the platform takes of a reason (its `limits.reasonMax`). */
const reasonMax = 200;

/** Sends a reason; resolves with a complaint that belongs beside the field, or with nothing when it is settled. */
export type SendReason = (reason: string) => Promise<string | undefined>;

/** What a reason is asked for. `id` tells the fields of several dialogs apart. */
export interface ReasonWords {
  id: string;
  title: string;
  label: string;
  submit: string;
  /** What is said of an empty field. */
  empty: string;
}

/** Asks why something is taken from somebody; what was typed is kept until it was taken. */
export function createReasonDialog({ id, title, label, submit: submitWord, empty }: ReasonWords) {
  const about = createElement('p');
  const count = createElement('p', { className: 'operator-count', id: `${id}-count` });
  const error = createElement('p', { className: 'host-error', id: `${id}-error`, role: 'alert' });
  const field = createElement('textarea', { id, rows: 4, ariaRequired: 'true' });
  field.setAttribute('aria-describedby', `${id}-count ${id}-error`);
  const cancel = createElement('button', { type: 'button' }, '取消');
  const submit = createElement('button', { type: 'submit' }, submitWord);
  const form = createElement(
    'form',
    { noValidate: true },
    createElement('h2', { id: `${id}-title` }, title),
    about,
    createElement('label', { htmlFor: id }, label),
    field,
    ...[count, error],
    createElement('div', { className: 'operator-decisions' }, cancel, submit),
  );
  const element = createElement('dialog', { className: 'operator-dialog' }, form);
  element.setAttribute('aria-labelledby', `${id}-title`);
  let asked: { id: string; send: SendReason; settled: () => void } | undefined;
  let busy = false;

  field.addEventListener('input', showCount);
  cancel.addEventListener('click', () => {
    if (!busy) element.close();
  });
  element.addEventListener('cancel', (event) => {
    if (busy) event.preventDefault();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!busy) void trySend();
  });
  return { element, ask, close: () => element.close() };

  /** @param settled called once the dialog is gone */
  function ask(subject: { id: string; name: string }, send: SendReason, settled: () => void) {
    if (subject.id !== asked?.id) field.value = '';
    asked = { id: subject.id, send, settled };
    about.textContent = subject.name;
    complain('');
    showCount();
    element.showModal();
    field.focus();
  }

  async function trySend() {
    const sending = asked;
    const reason = reasonIn(field.value);
    complain(complaintOf(reason, empty));
    if (!sending || error.textContent) return;
    setBusy(true);
    const complaint = await sending.send(reason);
    setBusy(false);
    if (asked !== sending) return;
    if (complaint) return complain(complaint);
    // Closed by then means signed out: whoever comes back finds the text again.
    if (!element.open) return;
    asked = undefined;
    element.close();
    sending.settled();
  }

  function complain(text: string) {
    error.textContent = text;
    field.ariaInvalid = String(text !== '');
    if (text && element.open) field.focus();
  }

  function showCount() {
    count.textContent = `${reasonIn(field.value).length} / ${reasonMax} 字`;
  }

  function setBusy(next: boolean) {
    busy = next;
    submit.ariaDisabled = cancel.ariaDisabled = String(next);
  }
}

/** Its lines as they were written, without what nobody sees: spaces about them, several empty ones. */
function reasonIn(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/\s+/g, ' ').trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function complaintOf(reason: string, empty: string): string {
  if (reason === '') return empty;
  return reason.length > reasonMax ? `原因不能超过 ${reasonMax} 字` : '';
}
