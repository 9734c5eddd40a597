import { lackingSources, parsePolicies } from './policy-needs';

const others =
  "connect-src 'self' https://p.example; img-src https://p.example data: blob:; media-src https://p.example blob:; font-src data:; worker-src blob:";
const needs = { portal: 'https://p.example', api: '', usesQiankun: false, page: 'https://host.example/' };
const lackingIn = (policy: string, usesQiankun = false) =>
  parsePolicies(policy).flatMap((one) =>
    lackingSources(one, { ...needs, usesQiankun }).map(
      ({ directive, missing }) => `${directive} ${missing.join(' ')}`,
    ),
  );

it.each([
  "script-src 'nonce-abc' 'strict-dynamic'; style-src 'self' 'unsafe-inline'",
  "script-src 'sha256-abc=' https://p.example; style-src 'unsafe-inline'",
  "script-src 'nonce-abc'; style-src 'unsafe-inline'",
  "script-src-elem https://p.example; script-src 'self'; style-src-elem 'unsafe-inline'; style-src 'self'",
  "script-src https://*.example; style-src 'unsafe-inline'",
  "default-src https://p.example 'unsafe-inline'",
])('A policy that allows the portal raises no alarm: %s', (policy) => {
  expect(lackingIn(`${policy}; ${others}`)).toEqual([]);
});

it.each([
  ["script-src 'self'; style-src 'unsafe-inline'", ['script-src https://p.example']],
  ["script-src 'sha256-abc='; style-src 'unsafe-inline'", ['script-src https://p.example']],
  ["style-src 'unsafe-inline' 'nonce-abc'", ["style-src 'unsafe-inline'"]],
  ["style-src 'unsafe-inline' 'sha256-abc='", ["style-src 'unsafe-inline'"]],
])('A policy that forbids the portal is named: %s', (policy, lacking) => {
  expect(lackingIn(`${policy}; ${others}`)).toEqual(lacking);
});

it.each([
  ['http://localhost:*', 'http://localhost:11000', true],
  ['localhost:*', 'http://localhost:11000', true],
  ['localhost:11000', 'http://localhost:11000', true],
  ['localhost', 'http://localhost:11000', false],
  ['http://p.example', 'https://p.example', true],
  ['https://p.example', 'http://p.example', false],
  ['p.example', 'https://p.example', true],
  ['P.Example', 'https://p.example', true],
  ['https://p.example:443', 'https://p.example', true],
  ['https://p.example:8443', 'https://p.example', false],
  ['https://p.example:*', 'https://p.example:8443', true],
  ['https://p.example/portal/', 'https://p.example', true],
  ['https:', 'https://p.example', true],
  ['http:', 'https://p.example', true],
  ['https:', 'http://p.example', false],
  ['*', 'http://p.example:8080', true],
  ['https://*', 'https://p.example', true],
  ['*.example', 'https://a.p.example', true],
  ['*.p.example', 'https://p.example', false],
  ['ws://p.example', 'https://p.example', false],
])('The source %s beside an origin %s: %s', (source, portal, allowed) => {
  const policy = parsePolicies(`connect-src ${source}`);
  const page = 'http://host.example/';
  const lacking = policy.flatMap((one) => lackingSources(one, { ...needs, portal, page }));
  expect(lacking.length === 0).toBe(allowed);
});

it('qiankun 2 needs unsafe-eval next to a nonce too, and each of several policies must allow the portal', () => {
  const script = "script-src 'nonce-abc' 'strict-dynamic'";
  expect(lackingIn(script, true)).toEqual(["script-src 'unsafe-eval'"]);
  expect(lackingIn(`${script} 'unsafe-eval'`, true)).toEqual([]);
  expect(lackingIn("font-src data:, font-src 'self'")).toEqual(['font-src data:']);
});
