import { make } from '../make';
import { isState, stateNames } from './certificate';
import type { Wanted } from './certificate-calls';

/** Characters the platform takes of a search. */
const keywordMax = 50;

/** State and words to look for: part of a number as it is printed, a name, a course. */
export function createFilter(changed: () => void) {
  const options = Object.entries(stateNames).map(([value, name]) => make('option', { value }, name));
  const state = make('select', {}, make('option', { value: '' }, '全部'), ...options);
  const keyword = make('input', { type: 'search', placeholder: '编号、姓名或项目', maxLength: keywordMax });
  const element = make(
    'form',
    { className: 'operator-filter', role: 'search', ariaLabel: '筛选证书' },
    make('label', {}, '状态 ', state),
    make('label', {}, '搜索 ', keyword),
    make('button', { type: 'submit' }, '查询'),
  );
  state.addEventListener('change', changed);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    changed();
  });
  return {
    element,
    wanted: (): Wanted => ({ state: isState(state.value) ? state.value : '', keyword: keyword.value.trim() }),
  };
}
