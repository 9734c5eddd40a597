import * as z from 'zod/mini';
import { calls, type CallName } from '@/contracts/calls';
import { inputOf } from './inputs';

const found = { username: 'newcomer', password: 'Newcomer@2026' };
const withoutInput = (Object.keys(calls) as CallName[]).filter(
  (name) => JSON.stringify(inputOf(name, found)) === '{}',
);

it.each(withoutInput)('The call %s accepts the empty input, or needs one of its own', (name) => {
  expect(z.safeParse(calls[name].request, {}).success).toBe(true);
});
