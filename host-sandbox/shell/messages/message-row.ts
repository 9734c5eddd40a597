import { createElement } from '../create-element';
import { stateNames, stateOf, type Message } from './message';
import { timeOf } from '../operator/moment';

/** One message of the list with its mark. */
export interface MessageRow {
  element: HTMLLIElement;
  record: () => Message;
  show: (record: Message) => void;
  /** Busy while its mark is under way: it cannot be set again then. */
  setBusy: (busy: boolean) => void;
}

/** A row of the list; what people wrote is text, on as many lines as they wrote it. @param mark sets or takes its mark */
export function createMessageRow(
  first: Message,
  office: string,
  mark: (row: MessageRow, handled: boolean) => void,
): MessageRow {
  let record = first;
  const element = createElement('li', { className: 'operator-row message-row' });
  const press = createElement('button', { type: 'button' });
  const state = createElement('div');
  const row: MessageRow = { element, record: () => record, show, setBusy };
  press.addEventListener('click', () => {
    if (element.ariaBusy !== 'true') mark(row, record.handledAt === null);
  });
  const { name, replyTo, text } = first;
  element.append(
    createElement(
      'div',
      {},
      createElement('h2', {}, name),
      createElement('p', { className: 'message-reply' }, replyTo),
      createElement('p', {}, office),
    ),
    createElement('p', { className: 'message-text' }, text),
    state,
    createElement('div', { className: 'operator-decisions' }, press),
  );
  show(first);
  return row;

  function show(next: Message) {
    record = next;
    const { sentAt, handledAt } = next;
    element.dataset.state = stateOf(next);
    const moments = [createElement('p', {}, '留言 ', timeOf(sentAt))];
    if (handledAt) moments.push(createElement('p', {}, '处理 ', timeOf(handledAt)));
    state.replaceChildren(
      createElement('span', { className: 'operator-state' }, stateNames[stateOf(next)]),
      ...moments,
    );
    press.textContent = handledAt === null ? '标记为已处理' : '恢复为待处理';
    press.ariaLabel = `${press.textContent}：${name}的留言`;
  }

  function setBusy(busy: boolean) {
    element.ariaBusy = String(busy);
    // not `disabled`, which would take the focus away
    press.ariaDisabled = String(busy);
  }
}
