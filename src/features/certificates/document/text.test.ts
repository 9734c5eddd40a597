import type { IssuedCertificate } from '../certificate';
import { documentText } from './text';

it.each([
  [1, 4, '1 hour · 4 credits of class I'],
  [20, 1, '20 hours · 1 credit of class I'],
])('%i hours and %i credits have the right English number', (hours, credits, text) => {
  const certificate = { hours, credits, creditClass: 'I' } as IssuedCertificate;
  expect(documentText.english(certificate).endsWith(` · ${text}`)).toBe(true);
});
