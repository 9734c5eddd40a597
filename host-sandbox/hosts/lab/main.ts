import './lab.css';
import { createLab } from './lab';
import { stateGroups, states } from './states';

const element = (name: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  made.append(...children);
  return made;
};
const place = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
const events = place('events');
const lab = createLab(
  { container: place('portal'), second: place('second'), popups: place('popups') },
  states,
  (text) => {
    events.append(element('li', text));
    events.scrollTo(0, events.scrollHeight);
  },
);

/** The checkbox of a state, and the mark that shows that its effect was seen. */
function row(name: string) {
  const { what = '', effect = '' } = states[name] ?? {};
  const box = document.createElement('input');
  Object.assign(box, { type: 'checkbox', name, checked: wanted.includes(name) });
  box.addEventListener('change', turn);
  const mark = element('output');
  mark.className = 'seen';
  mark.dataset.state = name;
  return element('li', element('label', box, ` ${what}`), element('p', effect, mark));
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('#states input')];
function turn() {
  const chosen = boxes().flatMap(({ checked, name }) => (checked ? [name] : []));
  history.replaceState(null, '', `?on=${chosen.map(encodeURIComponent).join(',')}`);
  clearMarks();
  void lab.turn(chosen);
}
const marks = () => [...document.querySelectorAll<HTMLElement>('#states output')];
function clearMarks() {
  for (const mark of marks()) {
    mark.textContent = '';
    delete mark.dataset.seen;
  }
}
/** Marks every state whose effect is visible; only states that are on are marked. */
function showSeen() {
  const observed = lab.observed();
  for (const mark of marks()) {
    const name = mark.dataset.state ?? '';
    if (!states[name]?.isSeen(observed)) continue;
    mark.dataset.seen = '';
    if (lab.on().includes(name)) mark.textContent = '已看到';
  }
}

const wanted = (new URLSearchParams(location.search).get('on') ?? '').split(',').filter(Boolean);
for (const [title, group] of Object.entries(stateGroups))
  place('states').append(element('h2', title), element('ul', ...Object.keys(group).map(row)));
place('none').addEventListener('click', () => {
  for (const box of boxes()) box.checked = false;
  turn();
});
setInterval(showSeen, 100);
void lab.turn(wanted);
