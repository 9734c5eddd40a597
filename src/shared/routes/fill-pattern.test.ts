import { generatePath } from 'react-router-dom';
import { fillPattern } from './fill-pattern';

it.each([
  ['/', {}],
  ['/index', {}],
  ['/uc/:section', { section: 'my Cert/ä?#' }],
  ['/a/:b/c/:d-e', { b: '1', 'd-e': '2' }],
  ['/a/:b?', {}],
  ['/a/:b?', { b: '培训' }],
  ['/a/*', { '*': 'b/c' }],
  ['/a/*', {}],
  ['/a?/b', {}],
  ['/a//b/', {}],
  ['/:id.html', { id: '7' }],
] as const)('The pattern %s with %j is filled as React Router fills it', (pattern, params) => {
  expect(fillPattern(pattern, params)).toBe(generatePath(pattern, params as never));
});

it('A missing parameter is an error', () => {
  expect(() => fillPattern('/project/:id', {})).toThrow('Missing ":id" param');
});
