import { faulty, fits, type Finding } from '../findings';
import type { FaultName } from '../faults/faults';
import type { Visit } from '../visit';

/** Warnings of the portal on the console about its host. */
const warningPatterns: readonly (readonly [RegExp, FaultName])[] = [
  [/HostPropError: (.*)/, 'invalid-prop'],
  [/The portal ignores unknown props: (.*?)\. It knows/, 'unknown-prop'],
  [/HostCallbackError: (.*)/, 'callback-throws'],
  [/HashHistoryTakenError()/, 'hash-taken'],
  [/(A portal is mounted here already)/, 'mounted-twice'],
];

export function checkConsole({ lines }: Visit): Finding[] {
  const found = warningPatterns.flatMap(([pattern, fault]) => {
    const match = lines.map((line) => pattern.exec(line)).find(Boolean);
    return match ? [faulty('console', fault, match[1]?.split('\n')[0])] : [];
  });
  return found.length > 0 ? found : [fits('console')];
}
