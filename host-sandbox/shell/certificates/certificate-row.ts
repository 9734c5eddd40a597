import { createElement } from '../create-element';
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
  const element = createElement('li', { className: 'operator-row', tabIndex: -1 });
  const row = { element, record: () => record, show, focus: () => element.focus() };
  show(first);
  return row;

  function show(next: Certificate) {
    record = next;
    element.dataset.state = next.state === 'revoked' ? 'refused' : next.state;
    const course = createElement(
      'div',
      {},
      createElement('p', { className: 'operator-course' }, next.title),
      createElement('p', {}, `${next.creditClass} 类 ${next.credits} 学分`),
    );
    element.replaceChildren(holderPart(next), course, statePart(next), button());
  }

  function button() {
    const place = createElement('div', { className: 'operator-decisions' });
    if (record.state === 'revoked') return place;
    const press = createElement('button', { type: 'button', ariaLabel: `撤销：${nameOf(record)}` }, '撤销');
    press.addEventListener('click', () => revoke(row));
    place.append(press);
    return place;
  }
}

function holderPart(record: Certificate) {
  return createElement(
    'div',
    {},
    createElement('h2', {}, holderOf(record)),
    createElement('p', { className: 'operator-number' }, record.number),
  );
}

function statePart({ state, issuedAt, expiresAt, revokedAt, reason }: Certificate) {
  const lines = [
    createElement('p', {}, '颁发 ', dayOf(issuedAt)),
    createElement('p', {}, '有效期至 ', dayOf(expiresAt)),
  ];
  if (revokedAt) lines.push(createElement('p', {}, '撤销 ', dayOf(revokedAt)));
  if (reason) lines.push(createElement('p', { className: 'operator-reason' }, `原因：${reason}`));
  return createElement(
    'div',
    {},
    createElement('span', { className: 'operator-state' }, stateNames[state]),
    ...lines,
  );
}
