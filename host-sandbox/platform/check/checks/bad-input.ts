import type { Call } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { errorFault, isUnknownPath } from '../caller';
import type { CheckContext } from '../check-platform';
import { fits, mismatch, type Finding } from '../findings';
import { expectedErrors, inputs } from '../inputs';

const check = 'bad-input';

/** Makes the calls that read with input of a wrong type, which a platform must reject. */
export async function checkBadInput({ call, found, isChosen }: CheckContext): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of Object.keys(calls) as CallName[]) {
    const declared: Call = calls[name];
    // a call that needs a role is rejected for that
    if (!isChosen(name) || !declared.readOnly || expectedErrors[name]) continue;
    if (declared.access === 'member' && !found.token) continue;
    const bad = malformed(declared, inputs[name](found));
    if (bad === null) continue;
    const answer = await call(name, bad, { token: found.token });
    if (isUnknownPath(answer, declared.errors)) continue;
    const wrong = errorFault(answer, 'A0400', 'bad-input-accepted');
    findings.push(
      wrong
        ? mismatch(check, name, wrong.fault, answer, wrong.detail)
        : fits(check, name, answer, '如期拒绝'),
    );
  }
  return findings;
}

/** The input with its first field of a wrong type; `null` where the contract accepts any type. */
function malformed({ request, inputLocation }: Call, input: unknown): unknown {
  const [first] = Object.keys((input as object | null) ?? {});
  if (first === undefined || inputLocation === 'query') return null;
  const bad = { ...(input as object), [first]: { of: 'a wrong type' } };
  return request.safeParse(bad).success ? null : bad;
}
