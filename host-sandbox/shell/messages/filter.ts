import { make } from '../make';
import { isState, stateNames, type Offices } from './message';
import type { Wanted } from './message-calls';

/** State and office; what waits comes first. */
export function createFilter(changed: () => void) {
  const options = Object.entries(stateNames).map(([value, name]) => make('option', { value }, name));
  const state = make('select', {}, ...options, make('option', { value: '' }, '全部'));
  const office = make('select', {}, make('option', { value: '' }, '全部'));
  const element = make(
    'form',
    { className: 'operator-filter', role: 'search', ariaLabel: '筛选留言' },
    make('label', {}, '状态 ', state),
    make('label', {}, '联系部门 ', office),
  );
  for (const field of [state, office]) field.addEventListener('change', changed);
  element.addEventListener('submit', (event) => event.preventDefault());
  return {
    element,
    wanted: (): Wanted => ({ state: isState(state.value) ? state.value : '', contactId: office.value }),
    /** Offers the offices to choose from, once they are known. */
    offer(offices: Offices) {
      if (office.options.length > 1) return;
      for (const [value, name] of offices) office.append(make('option', { value }, name));
    },
  };
}
