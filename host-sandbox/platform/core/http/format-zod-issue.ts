import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/**
 * Describes the first issue in one Chinese line with the field's path, such as `query.articleType`.
 * @param root name of the value that was parsed, before the path; default: none
 */
export function formatZodIssue(error: z.core.$ZodError, root?: string): string {
  const [issue] = error.issues;
  const path = [...(root ? [root] : []), ...(issue?.path ?? []).map(String)];
  return `${path.join('.') || '请求内容'}：${issue ? describeIssue(issue) : '不符合要求'}`;
}

function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `缺少或类型不正确，应为 ${issue.expected}`;
    case 'too_big':
      return issue.origin === 'string' ? `不能超过 ${issue.maximum} 个字符` : `不能大于 ${issue.maximum}`;
    case 'too_small':
      if (issue.origin !== 'string') return `不能小于 ${issue.minimum}`;
      return issue.minimum === 1 ? '不能为空' : `不能少于 ${issue.minimum} 个字符`;
    case 'invalid_value':
      return `应为以下之一：${issue.values.map(String).join('、')}`;
    case 'invalid_format':
      return '格式不正确';
    case 'custom':
      // Custom rules have their own messages.
      return issue.message || '不符合要求';
    default:
      return '不符合要求';
  }
}
