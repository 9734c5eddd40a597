import { createElement } from '../../create-element';
import { createChoice, createFilterForm, createKeyword } from '../list-filter';
import { stateNames, typeNames } from './article';
import type { Wanted } from './article-calls';

/** Type, state and words to look for, and the way to a new draft. */
export function createArticleFilter(changed: () => void, begin: () => void) {
  const [type, state] = [createChoice(typeNames), createChoice(stateNames)];
  const keyword = createKeyword('标题或摘要');
  const element = createFilterForm('筛选内容', { 栏目: type, 状态: state, 搜索: keyword }, changed);
  const create = createElement('button', { type: 'button', className: 'operator-main' }, '新建草稿');
  create.addEventListener('click', begin);
  element.append(create);
  return {
    element,
    wanted: (): Wanted => ({ articleType: type.value(), state: state.value(), keyword: keyword.value() }),
  };
}
