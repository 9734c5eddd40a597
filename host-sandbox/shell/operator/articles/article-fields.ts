import { createElement } from '../../create-element';
import { isType, typeNames, type Article, type Type, type Written } from './article';
import type { ArticleCalls } from './article-calls';
import { createPreview } from './preview';

/** Fields of an article, with a preview of its text beside it. */
export function createArticleFields(calls: ArticleCalls) {
  const type = createElement(
    'select',
    {},
    ...Object.entries(typeNames).map(([value, name]) => createElement('option', { value }, name)),
  );
  const category = createElement('select');
  const title = createElement('input', { maxLength: 100, required: true });
  const summary = createElement('input', { maxLength: 300 });
  const source = createElement('input', { maxLength: 40 });
  const content = createElement('textarea', {
    rows: 14,
    maxLength: 60_000,
    required: true,
    spellcheck: false,
  });
  const preview = createPreview(calls);
  const element = createElement(
    'div',
    { className: 'article-fields' },
    createElement('label', {}, '栏目', type),
    createElement('label', {}, '分类', category),
    createElement('label', {}, '标题', title),
    createElement('label', {}, '来源', source),
    createElement('label', { className: 'article-summary' }, '摘要', summary),
    createElement('label', { className: 'article-content' }, '正文（HTML）', content),
    createElement(
      'div',
      { className: 'article-content' },
      createElement('span', {}, '预览'),
      preview.element,
    ),
  );
  type.addEventListener('change', () => void loadCategories(null));
  content.addEventListener('input', look);
  for (const field of [title, content]) field.addEventListener('input', () => (field.ariaInvalid = null));
  return { element, show, look, written, take, isComplete, focus: () => title.focus() };

  /** Has the preview show the text as it is now. */
  function look() {
    preview.show(content.value);
  }

  /** Marks what is missing, and leads to the first of it. */
  function isComplete(): boolean {
    const missing = [title, content].filter(({ value }) => value.trim() === '');
    for (const field of missing) field.ariaInvalid = 'true';
    missing[0]?.focus();
    return missing.length === 0;
  }

  function show(article: Article | undefined) {
    type.value = article?.articleType ?? 'notice';
    title.ariaInvalid = content.ariaInvalid = null;
    title.value = article?.title ?? '';
    summary.value = article?.summary ?? '';
    source.value = article?.source ?? '';
    content.value = article?.content ?? '';
    look();
    void loadCategories(article?.categoryId ?? null);
  }

  function written(): Omit<Written, 'id' | 'revision'> {
    return {
      articleType: chosenType(),
      categoryId: category.value || null,
      ...{ title: title.value.trim(), summary: summary.value.trim() },
      ...{ source: source.value.trim(), content: content.value.trim() },
    };
  }

  /** Puts what is stored in place of what was sent, unless there was more typing since. */
  function take(sent: string, stored: string) {
    if (content.value.trim() !== sent || stored === sent) return;
    content.value = stored;
    preview.show(stored);
  }

  function chosenType(): Type {
    return isType(type.value) ? type.value : 'notice';
  }

  /** Keeps what is chosen at hand even while the list of categories does not come. */
  async function loadCategories(chosen: string | null) {
    const asked = type.value;
    const none = createElement('option', { value: '' }, '不分类');
    const kept = chosen === null ? [] : [createElement('option', { value: chosen }, '原分类')];
    category.replaceChildren(none, ...kept);
    category.value = chosen ?? '';
    const found = await calls.categories(chosenType()).catch(() => undefined);
    if (!found || type.value !== asked) return;
    const wanted = category.value;
    category.replaceChildren(
      none,
      ...found.map(({ id, name }) => createElement('option', { value: id }, name)),
    );
    category.value = wanted;
  }
}
