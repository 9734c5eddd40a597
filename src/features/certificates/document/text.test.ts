import type { IssuedCertificate } from '../certificate';
import { documentText } from './text';

const certificate = {
  hours: 20,
  credits: 4,
  creditClass: 'I',
  completedAt: '2026-02-28T17:00:00.000Z',
  issuedAt: '2026-03-02T01:00:00.000Z',
  expiresAt: '2029-03-02T01:00:00.000Z',
} as IssuedCertificate;
const chinese = /\p{Script=Han}/u;

it('every line of a certificate is in Chinese and, from its beginning, in English', () => {
  const { title, lead, scan, number } = documentText;
  const lines: (readonly string[])[] = [title, lead, scan, number];
  for (const line of ['worth', 'validity', 'issuedAt'] as const) lines.push(documentText[line](certificate));
  for (const line of lines)
    expect(line).toEqual([expect.stringMatching(chinese), expect.not.stringMatching(chinese)]);
  expect([documentText.englishOpening, lead[1]].join(' 林知夏 ')).toBe(
    'This is to certify that 林知夏 has completed all lessons and passed all assessments of the course',
  );
  expect([...documentText.validity(certificate), ...documentText.issuedAt(certificate)]).toEqual([
    '有效期\u30002026年3月2日至2029年3月2日',
    'Valid from 2 March 2026 to 2 March 2029',
    '2026年3月2日',
    'Issued on 2 March 2026',
  ]);
});

it.each([
  [1, 4, '1 hour · 4 credits, Class I'],
  [20, 1, '20 hours · 1 credit, Class I'],
])('%i hours and %i credits have the right English number', (hours, credits, text) => {
  const [, english] = documentText.worth({ ...certificate, hours, credits });
  expect(english).toBe(`${text} · completed on 1 March 2026`);
  expect(documentText.worth({ ...certificate, hours, credits, completedAt: null })[1]).toBe(text);
});
