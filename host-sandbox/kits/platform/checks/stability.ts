import type { CallName } from '@/contracts/calls';
import { successFault } from '../caller';
import type { CheckContext } from '../check-context';
import { fits, mismatch, type Finding } from '../findings';
import { inputOf } from '../inputs';

const check = 'stability';

/** Public lists that change only when an editor changes them. */
const lists: readonly CallName[] = [
  ...(['dictData', 'menuTree', 'categoryTree', 'bannerList', 'friendLinkList'] as const),
  ...(['articlePage', 'attachmentPage', 'projectPage', 'hospitalPage'] as const),
];

/** Requests each list twice: the responses must be equal, else pages repeat or skip entries. */
export async function checkStability({ call, found, isChosen }: CheckContext): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of lists.filter(isChosen)) {
    const ask = () => call(name, inputOf(name, found), { token: found.token });
    const [first, second] = [await ask(), await ask()];
    if (successFault(name, first) || successFault(name, second)) continue;
    const isSame = JSON.stringify(first.data) === JSON.stringify(second.data);
    findings.push(isSame ? fits(check, name, second) : mismatch(check, name, 'unstable', second));
  }
  return findings;
}
