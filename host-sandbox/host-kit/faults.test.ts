import { readFileSync } from 'node:fs';
import { faults } from './faults';
import { formatReport, htmlReport, isSound, reportOf } from './report';
import { faulty, fits } from './findings';

const guide = readFileSync('docs/embedding.md', 'utf8');
const paragraphs = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-'),
);

it.each(Object.entries(faults))('The fault %s names a paragraph that the guide has', (_name, fault) => {
  expect(paragraphs).toContain(fault.guide);
});

it('A report names each fault with its remedy and paragraph, as text, as data and as a page without markup of the host', () => {
  const findings = [fits('mount', '400 ms'), faulty('console', 'invalid-prop', 'theme: <img src=x>')];
  expect(isSound(findings)).toBe(false);
  for (const text of [formatReport(findings), htmlReport('http://host.example/', findings)]) {
    expect(text).toContain('docs/embedding.md#register-it');
    expect(text).toContain(faults['invalid-prop'].remedy[0]);
  }
  expect(htmlReport('http://host.example/', findings)).not.toContain('<img');
  expect(reportOf('http://host.example/', findings)).toMatchObject({
    sound: false,
    findings: [{ result: 'fits' }, { remedy: faults['invalid-prop'].remedy }],
  });
});
