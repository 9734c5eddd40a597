import { faults } from './faults/faults';
import { faulty, fits, untried } from './findings';
import { formatReport, htmlReport, isProven, isSound, reportOf } from './report';

const url = 'http://host.example/';

it('A report names each fault with its remedy and paragraph, as text, as data and as a page without markup of the host', () => {
  const findings = [fits('mount', '400 ms'), faulty('console', 'invalid-prop', 'theme: <img src=x>')];
  expect([isSound(findings), isProven(findings)]).toEqual([false, false]);
  for (const text of [formatReport(findings), htmlReport(url, findings)]) {
    expect(text).toContain('docs/embedding/qiankun.md#register-it');
    for (const part of [...faults['invalid-prop'].remedy, ...faults['invalid-prop'].what])
      expect(text).toContain(part);
  }
  const page = htmlReport(url, findings, '../docs');
  expect(page).not.toContain('<img');
  expect(page).toContain('<a href="../docs/embedding/qiankun.md#register-it">');
  expect(reportOf(url, findings)).toMatchObject({
    sound: false,
    counts: { fits: 1, fault: 1, untried: 0 },
    findings: [{ result: 'fits' }, { remedy: faults['invalid-prop'].remedy }],
  });
});

it('A host in which little could be tried is sound but not proven, which each form of the report says', () => {
  const findings = [fits('mount'), untried('token', ['没有 setToken', 'no setToken'])];
  expect([isSound(findings), isProven(findings)]).toEqual([true, false]);
  for (const text of [formatReport(findings), htmlReport(url, findings)]) {
    expect(text).toContain('没有 setToken / no setToken');
    expect(text).toContain('有 1 项没有证明 / no fault was found, but not proven: 1');
  }
  expect(reportOf(url, findings)).toMatchObject({ sound: true, proven: false, counts: { untried: 1 } });
  expect(isProven([fits('mount')])).toBe(true);
  expect(formatReport([fits('mount')])).toContain('every check was tried and fits');
});
