import { readFileSync } from 'node:fs';
import { type Call, callAddress } from '@/contracts/call';
import { calls } from '@/contracts/calls';
import { specifiedCalls } from '@/contracts/capability-calls';

/** The calls of the least platform as the guide has them: address, access with errors, input, data of the answer. */
const examples = new Map(
  [...readFileSync('docs/platform.md', 'utf8').matchAll(/^(\/\S+) \((.*)\)\n {2}(.*)\n {2}→ (.*)$/gm)].map(
    ([, address = '', rules = '', input = '', data = '']) => [address, { rules, input, data }],
  ),
);

it('The guide lists the calls of the specification and no others', () => {
  expect([...examples.keys()]).toEqual(specifiedCalls.map((name) => callAddress(calls[name], 'train')));
});

it.each(specifiedCalls)('The example of %s in the guide fits its contract', (name) => {
  const call: Call = calls[name];
  const example = examples.get(callAddress(call, 'train'));
  const errors = call.errors?.filter((code) => code !== 'A0401') ?? [];
  expect(example?.rules).toBe([call.access, ...errors].join(', '));
  expect(call.request.safeParse(JSON.parse(example?.input ?? ''))).toMatchObject({ success: true });
  expect(call.response.safeParse(JSON.parse(example?.data ?? ''))).toMatchObject({ success: true });
});
