import { createElement } from '../../create-element';
import type { Article } from './article';
import type { ArticleCalls } from './article-calls';
import { createArticleFields } from './article-fields';
import { createFileList } from './file-list';
import { namesOf } from './left-out';

/** Writes one article; what was typed stays until the platform has it or the editor lets it go. @param changed after each change */
export function createArticleEditor(calls: ArticleCalls, changed: () => void) {
  const heading = createElement('h2', { id: 'article-title' });
  const fields = createArticleFields(calls);
  const note = createElement('p', { className: 'article-note', role: 'status' });
  const files = createFileList(calls, say);
  const cancel = createElement('button', { type: 'button' }, '关闭');
  const save = createElement('button', { type: 'submit' }, '保存');
  const buttons = createElement('div', { className: 'operator-decisions' }, cancel, save);
  const foot = createElement('div', { className: 'article-foot' }, note, buttons);
  const form = createElement('form', { noValidate: true }, heading, fields.element, files.element, foot);
  const element = createElement('dialog', { className: 'operator-dialog article-dialog' }, form);
  element.setAttribute('aria-labelledby', 'article-title');
  let article: Article | undefined;
  let busy = false;
  let saved = '';
  let isSetAside = false;

  // what was said is of what stood there then
  fields.element.addEventListener('input', () => say(''));
  cancel.addEventListener('click', tryClose);
  element.addEventListener('cancel', (event) => {
    event.preventDefault();
    tryClose();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!busy) void trySave();
  });
  element.addEventListener('close', () => removeEventListener('beforeunload', askToStay));
  return { element, open, setAside, resume, discard: () => (isSetAside = false) };

  /** @param shown none for a new draft */
  function open(shown?: Article) {
    article = shown;
    heading.textContent = shown ? '编辑内容' : '新建草稿';
    fields.show(shown);
    files.show(shown);
    saved = JSON.stringify(fields.written());
    say('');
    appear();
    fields.focus();
  }

  function appear() {
    isSetAside = false;
    element.showModal();
    addEventListener('beforeunload', askToStay);
  }

  /** Goes with the page it is on; what is not saved waits for `resume`. */
  function setAside() {
    isSetAside ||= element.open && !isSaved();
    element.close();
  }

  /** Comes back with what was set aside, if anything was. */
  function resume() {
    if (!isSetAside) return;
    appear();
    fields.look();
  }

  function isSaved() {
    // the category comes late; what people type is what would be lost
    return withoutCategory(JSON.stringify(fields.written())) === withoutCategory(saved);
  }

  function askToStay(event: BeforeUnloadEvent) {
    if (!isSaved()) event.preventDefault();
  }

  function tryClose() {
    if (!busy && (isSaved() || confirm('有未保存的修改，确定放弃吗？'))) element.close();
  }

  async function trySave() {
    if (!fields.isComplete()) return say('请填写标题和正文', true);
    const written = fields.written();
    setBusy(true);
    say('正在保存…');
    try {
      const next = await calls.save({
        id: article?.id ?? null,
        revision: article?.revision ?? 0,
        ...written,
      });
      if (!element.open) return;
      article = next;
      heading.textContent = '编辑内容';
      files.show(next);
      fields.take(written.content, next.content);
      saved = JSON.stringify({ ...written, content: next.content });
      const names = namesOf(next.leftOut);
      say(names ? `已保存：${next.title}。已去除不会显示的：${names}` : `已保存：${next.title}`);
      changed();
    } catch (failure) {
      say(failure instanceof Error ? failure.message : String(failure), true);
    } finally {
      setBusy(false);
    }
  }

  function say(text: string, failed = false) {
    note.textContent = text;
    note.dataset.failed = String(failed);
  }

  function setBusy(next: boolean) {
    busy = next;
    save.ariaDisabled = cancel.ariaDisabled = String(next);
  }
}

function withoutCategory(text: string): string {
  return text.replace(/"categoryId":(?:null|"\d+"),/, '');
}
