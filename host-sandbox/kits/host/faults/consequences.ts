import { untried, type Finding } from '../findings';
import { faults, type FaultName } from './faults';

/** The checks whose findings prove nothing while a fault exists. */
const hides: Partial<Record<FaultName, readonly string[]>> = {
  'policy-style': ['layout', 'styles', 'input', 'back', 'popup'],
  'policy-connect': ['token', 'errors', 'session end'],
  'api-cors': ['session end'],
  'api-missing': ['session end'],
};

/** Findings without the faults that follow from another fault: these cannot be proven before it is fixed. */
export function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const named = findings.flatMap(({ fault }) => fault ?? []);
  return findings.map((finding) => {
    const cause = finding.fault && named.find((name) => hides[name]?.includes(finding.check));
    if (!cause) return finding;
    const [chinese, english] = faults[cause].what;
    return untried(finding.check, [`先改正：${chinese}`, `fix this first: ${english}`]);
  });
}
