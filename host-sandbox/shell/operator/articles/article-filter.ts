import { make } from '../../make';
import { isState, isType, stateNames, typeNames } from './article';
import type { Wanted } from './article-calls';

/** Characters the platform takes of a search. */
const keywordMax = 50;

/** Type, state and words to look for, and the way to a new draft. */
export function createArticleFilter(changed: () => void, begin: () => void) {
  const [type, state] = [choices(typeNames), choices(stateNames)];
  const keyword = make('input', { type: 'search', placeholder: '标题或摘要', maxLength: keywordMax });
  const create = make('button', { type: 'button', className: 'operator-main' }, '新建草稿');
  const element = make(
    'form',
    { className: 'operator-filter', role: 'search', ariaLabel: '筛选内容' },
    make('label', {}, '栏目 ', type),
    make('label', {}, '状态 ', state),
    make('label', {}, '搜索 ', keyword),
    make('button', { type: 'submit' }, '查询'),
    create,
  );
  for (const select of [type, state]) select.addEventListener('change', changed);
  create.addEventListener('click', begin);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    changed();
  });
  return {
    element,
    wanted: (): Wanted => ({
      articleType: isType(type.value) ? type.value : '',
      state: isState(state.value) ? state.value : '',
      keyword: keyword.value.trim(),
    }),
  };
}

function choices(names: Readonly<Record<string, string>>) {
  const options = Object.entries(names).map(([value, name]) => make('option', { value }, name));
  return make('select', {}, make('option', { value: '' }, '全部'), ...options);
}
