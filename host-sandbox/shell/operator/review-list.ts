import { createElement } from '../create-element';
import type { Enrolment, State } from './enrolment';
import type { JobTitles } from './job-titles';
import { createReviewRow, type Decide, type ReviewRow } from './review-row';

/** The rows of one page of the list. */
export function createReviewList(decide: Decide) {
  const element = createElement('ul', { className: 'operator-list', tabIndex: -1, ariaLabel: '报名列表' });
  let rows: ReviewRow[] = [];
  return {
    element,
    show(records: readonly Enrolment[], titles: JobTitles) {
      rows = records.map((record) => createReviewRow(record, titles, decide));
      element.replaceChildren(...rows.map((row) => row.element));
    },
    /** Shows an enrolment as it has become, and the places left in its course wherever the course stands. */
    update(fresh: Enrolment) {
      for (const row of rows) {
        const record = row.record();
        if (record.id === fresh.id) row.show(fresh);
        else if (record.project.id === fresh.project.id) row.showPlaces(fresh.project);
      }
    },
    /** True when a row is in another state than the one that was asked for: it stays until the list is asked anew. */
    hasLeft: (state: State | '') => state !== '' && rows.some((row) => row.record().state !== state),
    setBusy: (busy: boolean) => void (element.ariaBusy = String(busy)),
  };
}

export type ReviewList = ReturnType<typeof createReviewList>;
