import { calls } from './calls';
import { capabilities, optionalCalls, specifiedCalls } from './capabilities';

it('Every call is one of the specification, of one capability, or optional', () => {
  const listed = [
    ...specifiedCalls,
    ...optionalCalls,
    ...Object.values(capabilities).flatMap(({ calls: own }) => own as readonly string[]),
  ];
  expect([...listed].sort()).toEqual(Object.keys(calls).sort());
});
