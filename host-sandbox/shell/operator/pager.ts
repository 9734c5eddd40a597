import { createElement } from '../create-element';

/** Where a list stands; pages count from 1. */
export interface Place {
  current: number;
  pages: number;
}

/** Steps through the pages of a list; not there while one page holds it all. */
export function createPager(move: (step: -1 | 1) => void) {
  const back = createElement('button', { type: 'button' }, '上一页');
  const text = createElement('span');
  const on = createElement('button', { type: 'button' }, '下一页');
  const element = createElement('nav', { className: 'operator-pager', ariaLabel: '分页' }, back, text, on);
  back.addEventListener('click', () => move(-1));
  on.addEventListener('click', () => move(1));
  return {
    element,
    show({ current, pages }: Place) {
      element.hidden = pages <= 1;
      back.disabled = current <= 1;
      on.disabled = current >= pages;
      text.textContent = `第 ${current} / ${pages} 页`;
    },
  };
}
