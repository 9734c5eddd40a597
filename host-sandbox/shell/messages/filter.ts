import { createElement } from '../create-element';
import { createChoice, createFilterForm } from '../operator/list-filter';
import { stateNames, type Offices } from './message';
import type { Wanted } from './message-calls';

/** State and office; what waits comes first. */
export function createFilter(changed: () => void) {
  const state = createChoice(stateNames, 'waiting');
  const office = createChoice<string>({});
  return {
    element: createFilterForm('筛选留言', { 状态: state, 联系部门: office }, changed),
    wanted: (): Wanted => ({ state: state.value(), contactId: office.value() }),
    /** Offers the offices to choose from, once they are known. */
    offer(offices: Offices) {
      if (office.element.options.length > 1) return;
      for (const [value, name] of offices) office.element.append(createElement('option', { value }, name));
    },
  };
}
