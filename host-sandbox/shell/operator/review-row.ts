import { createElement } from '../create-element';
import { decisionsIn, nameOf, personName, stateNames, type Decision, type Enrolment } from './enrolment';
import type { JobTitles } from './job-titles';
import { timeOf } from './moment';

export type Decide = (row: ReviewRow, decision: Decision) => void;

/** One enrolment of the list with what may be decided about it. */
export interface ReviewRow {
  element: HTMLLIElement;
  record(): Enrolment;
  show(record: Enrolment): void;
  /** The course has other places left than before. */
  showPlaces(project: Enrolment['project']): void;
  /** Busy while a decision is under way: nothing more can be decided then. */
  setBusy(busy: boolean): void;
  focus(): void;
  /** Takes the focus that its buttons lost as they went; leaves alone whoever has gone on elsewhere. */
  keepFocus(): void;
}

/** A row of the list; it can take the focus, since its buttons go once all is decided. */
export function createReviewRow(first: Enrolment, titles: JobTitles, decide: Decide): ReviewRow {
  let record = first;
  const places = createElement('p');
  const element = createElement('li', { className: 'operator-row', tabIndex: -1 });
  const row: ReviewRow = {
    element,
    record: () => record,
    show,
    showPlaces,
    setBusy,
    focus: () => element.focus(),
    keepFocus,
  };
  show(first);
  return row;

  function show(next: Enrolment) {
    record = next;
    element.dataset.state = next.state;
    const course = createElement(
      'div',
      {},
      createElement('p', { className: 'operator-course' }, next.project.title),
      places,
    );
    element.replaceChildren(personOf(next, titles), course, stateOf(next), buttons());
    showPlaces(next.project);
  }

  function showPlaces(project: Enrolment['project']) {
    record = { ...record, project };
    places.textContent = `余 ${project.left} / ${project.quota} 个名额`;
  }

  function setBusy(busy: boolean) {
    element.ariaBusy = String(busy);
    // not `disabled`, which would take the focus away
    for (const button of element.querySelectorAll('button')) button.ariaDisabled = String(busy);
  }

  function keepFocus() {
    if (document.activeElement === document.body) element.focus();
  }

  function buttons() {
    const open = record.completedAt === null ? (decisionsIn[record.state] ?? []) : [];
    return createElement(
      'div',
      { className: 'operator-decisions' },
      ...open.map(([decision, word]) => {
        const button = createElement(
          'button',
          { type: 'button', ariaLabel: `${word}：${nameOf(record)}` },
          word,
        );
        button.dataset.decision = decision;
        button.addEventListener('click', () => {
          if (element.ariaBusy !== 'true') decide(row, decision);
        });
        return button;
      }),
    );
  }
}

function personOf({ person }: Enrolment, titles: JobTitles) {
  const { hospital, department, jobTitle } = person;
  const post = [department, jobTitle && (titles.get(jobTitle) ?? jobTitle)].filter(Boolean);
  return createElement(
    'div',
    {},
    createElement('h2', {}, personName(person)),
    ...[hospital, post.join(' · ')].filter(Boolean).map((text) => createElement('p', {}, text)),
  );
}

function stateOf({ state, reason, enrolledAt, changedAt, completedAt }: Enrolment) {
  const moments = [createElement('p', {}, '报名 ', timeOf(enrolledAt))];
  if (changedAt !== enrolledAt) moments.push(createElement('p', {}, '更新 ', timeOf(changedAt)));
  if (completedAt) moments.push(createElement('p', {}, '完成培训 ', timeOf(completedAt)));
  if (reason) moments.push(createElement('p', { className: 'operator-reason' }, `原因：${reason}`));
  return createElement(
    'div',
    {},
    createElement('span', { className: 'operator-state' }, stateNames[state]),
    ...moments,
  );
}
