import { calls } from './calls';
import { capabilityCalls, optionalCalls, specifiedCalls } from './capability-calls';

it('Every call is one of the specification, of one capability, or optional', () => {
  const listed = [
    ...specifiedCalls,
    ...optionalCalls,
    ...Object.values(capabilityCalls).flatMap(({ calls: own }) => own as readonly string[]),
  ];
  expect([...listed].sort()).toEqual(Object.keys(calls).sort());
});
