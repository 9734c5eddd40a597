import { createElement } from '../../create-element';
import { fieldOf, momentIn } from '../moment';
import type { Listed } from './article';

/**
 * Asks once more before all visitors see an article, and from when on; now, unless a time is chosen.
 * @param publish is given that time, ISO in UTC, or `null` for now
 */
export function createPublishDialog(publish: (article: Listed, publishedAt: string | null) => void) {
  const about = createElement('p');
  const field = createElement('input', { type: 'datetime-local' });
  const error = createElement('p', { className: 'host-error', id: 'publish-error', role: 'alert' });
  field.setAttribute('aria-describedby', error.id);
  const cancel = createElement('button', { type: 'button' }, '取消');
  const submit = createElement('button', { type: 'submit' });
  const form = createElement(
    'form',
    { noValidate: true },
    createElement('h2', { id: 'publish-title' }, '发布内容'),
    about,
    createElement('p', {}, '发布后所有访客可见。'),
    createElement('label', { className: 'article-moment' }, '发布时间（北京时间，不填即现在发布）', field),
    error,
    createElement('div', { className: 'operator-decisions' }, cancel, submit),
  );
  const element = createElement('dialog', { className: 'operator-dialog' }, form);
  element.setAttribute('aria-labelledby', 'publish-title');
  let asked: Listed | undefined;

  field.addEventListener('input', nameIt);
  cancel.addEventListener('click', () => element.close());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const complaint = complaintOf(field);
    complain(complaint);
    if (complaint !== '' || !asked) return;
    element.close();
    publish(asked, momentIn(field.value));
  });
  return { element, ask, close: () => element.close() };

  function ask(article: Listed) {
    asked = article;
    about.textContent = article.title;
    field.min = fieldOf(new Date().toISOString());
    field.value = article.state === 'scheduled' ? fieldOf(article.publishedAt) : '';
    complain('');
    nameIt();
    element.showModal();
    submit.focus();
  }

  function nameIt() {
    submit.textContent = field.value ? '定时发布' : '现在发布';
  }

  function complain(text: string) {
    error.textContent = text;
    field.ariaInvalid = String(text !== '');
    if (text) field.focus();
  }
}

/** A time that is half given is no time, and would be taken for now. */
function complaintOf({ value, validity }: HTMLInputElement): string {
  if (validity.badInput) return '请把发布时间填写完整，或清空后立即发布';
  return value && (momentIn(value) ?? '') <= new Date().toISOString() ? '发布时间应晚于现在' : '';
}
