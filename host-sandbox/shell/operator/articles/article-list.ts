import { createElement } from '../../create-element';
import { timeOf } from '../moment';
import { stateNames, typeNames, type Listed } from './article';

/** What can be done with one article of the list. */
export interface Deeds {
  edit: (article: Listed) => void;
  publish: (article: Listed) => void;
  withdraw: (article: Listed) => void;
  remove: (article: Listed) => void;
}

/** The rows of one page of the list. */
export function createArticleList(deeds: Deeds) {
  const element = createElement('ul', { className: 'operator-list', tabIndex: -1, ariaLabel: '内容列表' });
  return {
    element,
    show: (records: readonly Listed[]) => element.replaceChildren(...records.map((one) => rowOf(one, deeds))),
    setBusy: (busy: boolean) => void (element.ariaBusy = String(busy)),
  };
}

function rowOf(article: Listed, { edit, publish, withdraw, remove }: Deeds) {
  const { title, summary, articleType, categoryName, state, publishedAt } = article;
  const isDraft = state === 'draft';
  const facts = [typeNames[articleType], categoryName].filter(Boolean).join(' · ');
  const row = createElement(
    'li',
    { className: 'operator-row article-row' },
    createElement('div', {}, createElement('h2', {}, title), createElement('p', {}, summary)),
    createElement(
      'div',
      {},
      createElement('p', {}, facts),
      ...(isDraft ? [] : [createElement('p', {}, timeOf(publishedAt))]),
    ),
    createElement('div', {}, createElement('span', { className: 'operator-state' }, stateNames[state])),
    createElement(
      'div',
      { className: 'operator-decisions' },
      button('编辑', title, () => edit(article)),
      ...(isDraft ? [button('发布', title, () => publish(article))] : []),
      ...(state === 'scheduled' ? [button('改时间', title, () => publish(article))] : []),
      ...(isDraft ? [] : [button('撤回', title, () => withdraw(article))]),
      ...(isDraft ? [button('删除', title, () => remove(article))] : []),
    ),
  );
  row.dataset.state = state;
  return row;
}

function button(word: string, title: string, press: () => void) {
  const element = createElement('button', { type: 'button', ariaLabel: `${word}：${title}` }, word);
  element.addEventListener('click', press);
  return element;
}
