import { stateNames } from './enrolment';
import { createChoice, createFilterForm, createKeyword } from './list-filter';
import type { Wanted } from './review-calls';

/** State and words to look for; what waits comes first. */
export function createFilter(changed: () => void) {
  const state = createChoice(stateNames, 'enrolled');
  const keyword = createKeyword('姓名或培训项目');
  return {
    element: createFilterForm('筛选报名', { 状态: state, 搜索: keyword }, changed),
    wanted: (): Wanted => ({ state: state.value(), keyword: keyword.value() }),
  };
}
