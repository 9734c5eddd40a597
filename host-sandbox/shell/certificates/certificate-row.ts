import { make } from '../make';
import { holderOf, nameOf, stateNames, type Certificate } from './certificate';
import { dayOf } from '../operator/moment';

/** One certificate of the list with the way to revoke it. */
export interface CertificateRow {
  element: HTMLLIElement;
  record: () => Certificate;
  show: (record: Certificate) => void;
  focus: () => void;
}

/** A row of the list; it can take the focus, since its button goes once the certificate is revoked. */
export function createCertificateRow(
  first: Certificate,
  revoke: (row: CertificateRow) => void,
): CertificateRow {
  let record = first;
  const element = make('li', { className: 'operator-row', tabIndex: -1 });
  const row = { element, record: () => record, show, focus: () => element.focus() };
  show(first);
  return row;

  function show(next: Certificate) {
    record = next;
    element.dataset.state = next.state === 'revoked' ? 'refused' : next.state;
    const course = make(
      'div',
      {},
      make('p', { className: 'operator-course' }, next.title),
      make('p', {}, `${next.creditClass} 类 ${next.credits} 学分`),
    );
    element.replaceChildren(holderPart(next), course, statePart(next), button());
  }

  function button() {
    const place = make('div', { className: 'operator-decisions' });
    if (record.state === 'revoked') return place;
    const press = make('button', { type: 'button', ariaLabel: `撤销：${nameOf(record)}` }, '撤销');
    press.addEventListener('click', () => revoke(row));
    place.append(press);
    return place;
  }
}

function holderPart(record: Certificate) {
  return make(
    'div',
    {},
    make('h2', {}, holderOf(record)),
    make('p', { className: 'operator-number' }, record.number),
  );
}

function statePart({ state, issuedAt, expiresAt, revokedAt, reason }: Certificate) {
  const lines = [make('p', {}, '颁发 ', dayOf(issuedAt)), make('p', {}, '有效期至 ', dayOf(expiresAt))];
  if (revokedAt) lines.push(make('p', {}, '撤销 ', dayOf(revokedAt)));
  if (reason) lines.push(make('p', { className: 'operator-reason' }, `原因：${reason}`));
  return make('div', {}, make('span', { className: 'operator-state' }, stateNames[state]), ...lines);
}
