import { faulty, fits, untried } from '../findings';
import { withoutConsequences } from './consequences';

const cause = faulty('policy', 'policy-style', "style-src 'unsafe-inline'");

it('A fault that follows from another one is not proven, and says what to fix first', () => {
  const findings = [faulty('layout', 'above-dialogs'), fits('history'), cause];
  expect(withoutConsequences(findings)).toEqual([
    untried('layout', [
      '先改正：CSP 不允许门户的样式',
      'fix this first: the CSP forbids the styles of the portal',
    ]),
    fits('history'),
    cause,
  ]);
});

it('A fault with a cause of its own stays', () => {
  const findings = [faulty('token', 'token-not-passed'), cause];
  expect(withoutConsequences(findings)).toEqual(findings);
});
