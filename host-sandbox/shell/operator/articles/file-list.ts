import { createElement } from '../../create-element';
import type { Article, AttachedFile } from './article';
import type { ArticleCalls, FileCategories } from './article-calls';

/** Bytes the platform takes of a file (its `limits.attachmentBytes`). */
const bytesMax = 10 * 1024 * 1024;
/** What a file is that fits no other kind; the choice while the dictionary does not come. */
const other = 'other';
const accepted = '.pdf,.docx,.xlsx,.pptx,.zip,.png,.jpg,.jpeg';

/** The files of an article that is stored: added and removed at once. @param say tells what came of it */
export function createFileList(calls: ArticleCalls, say: (text: string, failed?: boolean) => void) {
  const category = createElement('select', {}, createElement('option', { value: other }, '其他'));
  const input = createElement('input', { type: 'file', accept: accepted, ariaLabel: '添加附件' });
  const list = createElement('ul', { className: 'article-files', ariaLabel: '附件' });
  const element = createElement(
    'fieldset',
    {},
    createElement('legend', {}, '附件（10 MB 以内，保存草稿后可添加）'),
    list,
    createElement(
      'div',
      { className: 'article-file-choice' },
      createElement('label', {}, '附件分类 ', category),
      input,
    ),
  );
  let names: FileCategories = new Map();
  let article: string | undefined;
  let files: AttachedFile[] = [];
  input.addEventListener('change', () => void add());

  return {
    element,
    show(shown: Article | undefined) {
      article = shown?.id;
      files = shown?.attachments ?? [];
      input.disabled = article === undefined;
      render();
      if (names.size === 0) void loadCategories();
    },
  };

  /** In the order of the dictionary; what does not come is asked for at the next opening. */
  async function loadCategories() {
    names = await calls.fileCategories().catch((): FileCategories => new Map());
    if (names.size === 0) return;
    category.replaceChildren(...[...names].map(([value, name]) => createElement('option', { value }, name)));
    category.value = other;
    render();
  }

  async function add() {
    const [file] = input.files ?? [];
    const to = article;
    if (!file || to === undefined) return;
    input.disabled = true;
    try {
      if (file.size === 0) throw new Error('文件是空的，请重新选择');
      if (file.size > bytesMax) throw new Error('文件不能超过 10 MB');
      say(`正在添加附件：${file.name}`);
      const added = await calls.addFile(to, file.name, category.value, await base64Of(file));
      if (article !== to) return;
      files = [...files, added];
      render();
      say(`已添加附件：${added.name}`);
    } catch (failure) {
      if (article === to) say(failure instanceof Error ? failure.message : String(failure), true);
    } finally {
      input.value = '';
      input.disabled = article === undefined;
    }
  }

  async function remove({ id, name }: AttachedFile) {
    if (!confirm(`确定删除附件“${name}”吗？删除后不能恢复。`)) return;
    try {
      await calls.removeFile(id);
      files = files.filter((file) => file.id !== id);
      render();
      say(`已删除附件：${name}`);
    } catch (failure) {
      say(failure instanceof Error ? failure.message : String(failure), true);
    }
  }

  function render() {
    const rows = files.map((file) => {
      const button = createElement('button', { type: 'button', ariaLabel: `删除附件：${file.name}` }, '删除');
      button.addEventListener('click', () => void remove(file));
      const facts = [names.get(file.category ?? ''), `${Math.ceil(file.size / 1024)} KB`].filter(Boolean);
      return createElement(
        'li',
        {},
        createElement('span', {}, `${file.name}（${facts.join('，')}）`),
        button,
      );
    });
    list.replaceChildren(...rows);
  }
}

/** The bytes of a file in base64. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.onerror = () => reject(new Error('文件无法读取，请重新选择'));
    reader.readAsDataURL(file);
  });
}
