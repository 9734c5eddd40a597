import { createChoice, createFilterForm, createKeyword } from '../operator/list-filter';
import { stateNames } from './certificate';
import type { Wanted } from './certificate-calls';

/** State and words to look for: part of a number as it is printed, a name, a course. */
export function createFilter(changed: () => void) {
  const state = createChoice(stateNames);
  const keyword = createKeyword('编号、姓名或项目');
  return {
    element: createFilterForm('筛选证书', { 状态: state, 搜索: keyword }, changed),
    wanted: (): Wanted => ({ state: state.value(), keyword: keyword.value() }),
  };
}
