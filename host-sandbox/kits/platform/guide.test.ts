import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type Call, callAddress } from '@/contracts/call';
import { callNamesOf, calls } from '@/contracts/calls';
import { everyCallErrors, everyMemberErrors, errorStatus } from '@/contracts/error-codes';

const specifiedCalls = callNamesOf('specified');
const guide = readFileSync('docs/platform.md', 'utf8');
/** The calls of the minimal platform as the guide has them: address, access with errors, input, response data. */
const examples = new Map(
  [...guide.matchAll(/^(\/\S+) \((.*)\)\n {2}(.*)\n {2}→ (.*)$/gm)].map(
    ([, address = '', rules = '', input = '', data = '']) => [address, { rules, input, data }],
  ),
);

it('The guide lists the calls of the specification and no others', () => {
  const addresses = specifiedCalls.map((name) => callAddress(calls[name], 'train'));
  expect([...examples.keys()].sort()).toEqual(addresses.sort());
});

it.each(specifiedCalls)('The example of %s in the guide fits its contract', (name) => {
  const call: Call = calls[name];
  const example = examples.get(callAddress(call, 'train'));
  const errors = call.errors?.filter((code) => code !== 'A0401') ?? [];
  expect(example?.rules).toBe([call.access, ...errors].join(', '));
  expect(call.request.safeParse(JSON.parse(example?.input ?? ''))).toMatchObject({ success: true });
  expect(call.response.safeParse(JSON.parse(example?.data ?? ''))).toMatchObject({ success: true });
});

it('The guide has the HTTP status of each code of these calls', () => {
  const rows = [...guide.matchAll(/^\| (\d{3}) +\| (.*?) *\|$/gm)].flatMap(([, status, codes = '']) =>
    codes.split(', ').map((code) => [code.replaceAll('`', ''), Number(status)] as const),
  );
  const codes = specifiedCalls.flatMap((name) => (calls[name] as Call).errors ?? []);
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(
      [...codes, ...everyCallErrors, ...everyMemberErrors].map((code) => [code, errorStatus[code]]),
    ),
  );
});

it('The guide has the largest length of each required text of these calls', () => {
  const lengths = specifiedCalls.flatMap((name) => {
    const { properties = {}, required = [] } = z.toJSONSchema(calls[name].request, { io: 'input' });
    return Object.entries(properties as Record<string, { maxLength?: number }>).flatMap(
      ([field, { maxLength }]) =>
        maxLength !== undefined && required.includes(field) ? [`\`${field}\` ${maxLength}`] : [],
    );
  });
  const [, said = ''] = /Refuse longer texts than (.*?)\. An/.exec(guide) ?? [];
  expect(said.split(/, | and /)).toEqual([...new Set(lengths)]);
});
