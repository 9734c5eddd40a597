import type * as z from 'zod/mini';

/**
 * What the contract expects where a response does not fit it, such as `data.id：应为 expected string`.
 * @param root name of the value that was parsed; default: the whole response
 */
export function describeIssue(error: z.core.$ZodError, root?: string): string {
  const [issue] = error.issues;
  const path = [...(root ? [root] : []), ...(issue?.path ?? []).map(String)].join('.');
  return [path, issue && `应为 expected ${expectation(issue)}`].filter(Boolean).join('：');
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map(String).join(' | ');
    case 'invalid_union':
      return issue.errors.flatMap(([first]) => (first ? expectation(first) : [])).join(' | ');
    case 'invalid_format':
      if (issue.format === 'datetime') return 'ISO 8601 + Z, 2026-11-21T02:00:00.000Z';
      return `${issue.format} ${issue.pattern ?? ''}`.trim();
    case 'too_big':
      return `${issue.origin} ≤ ${issue.maximum}`;
    case 'too_small':
      return `${issue.origin} ≥ ${issue.minimum}`;
    default:
      return issue.message;
  }
}
