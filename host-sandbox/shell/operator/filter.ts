import { make } from '../make';
import { isState, stateNames } from './enrolment';
import type { Wanted } from './review-calls';

/** Characters the platform takes of a search. */
const keywordMax = 50;

/** State and words to look for; what waits comes first. */
export function createFilter(changed: () => void) {
  const options = Object.entries(stateNames).map(([value, name]) => make('option', { value }, name));
  const state = make('select', {}, ...options, make('option', { value: '' }, '全部'));
  const keyword = make('input', { type: 'search', placeholder: '姓名或培训项目', maxLength: keywordMax });
  const element = make(
    'form',
    { className: 'operator-filter', role: 'search', ariaLabel: '筛选报名' },
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
