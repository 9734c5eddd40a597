import { createElement } from '../create-element';

/** Characters the platform takes of a search. */
const keywordMax = 50;

/**
 * A choice of one of `names` (text by value), or of all.
 * @param first what is chosen at the beginning
 */
export function createChoice<Value extends string>(
  names: Readonly<Record<Value, string>>,
  first: Value | '' = '',
) {
  const options = Object.entries<string>(names).map(([value, name]) =>
    createElement('option', { value }, name),
  );
  const element = createElement('select', {}, createElement('option', { value: '' }, '全部'), ...options);
  element.value = first;
  // a select has no value but those of its options
  return { element, value: () => element.value as Value | '' };
}

/** Words to look for. @param placeholder says what they are looked for in */
export function createKeyword(placeholder: string) {
  const element = createElement('input', { type: 'search', placeholder, maxLength: keywordMax });
  return { element, value: () => element.value.trim() };
}

/**
 * The form above a list: what is chosen counts at once, words when they are sent.
 * @param name of the form, as in `筛选报名`
 * @param fields by their labels
 */
export function createFilterForm(
  name: string,
  fields: Readonly<Record<string, { element: HTMLSelectElement | HTMLInputElement }>>,
  changed: () => void,
) {
  const labels = Object.entries(fields).map(([label, { element }]) =>
    createElement('label', {}, `${label} `, element),
  );
  const form = createElement(
    'form',
    { className: 'operator-filter', role: 'search', ariaLabel: name },
    ...labels,
  );
  const elements = Object.values(fields).map(({ element }) => element);
  if (elements.some(({ type }) => type === 'search'))
    form.append(createElement('button', { type: 'submit' }, '查询'));
  for (const element of elements)
    if (element instanceof HTMLSelectElement) element.addEventListener('change', changed);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    changed();
  });
  return form;
}
