import type { Guard } from '@/contracts/menu';
import type { Access } from './access';

type Mode = 'oneOf' | 'allOf' | 'except';

/**
 * Whether a user satisfies a guard (R5.34 to R5.39, R6.3, R6.4, R10.31 to R10.33). Admins and users with full access
 * always do. An empty list, or no guard, restricts nothing.
 */
export function canAccess(
  { admin, fullAccess, roles, permissions }: Pick<Access, 'admin' | 'fullAccess' | 'roles' | 'permissions'>,
  guard: Guard | undefined,
): boolean {
  if (guard === undefined || admin || fullAccess) return true;
  if (Array.isArray(guard)) return satisfies([...roles, ...permissions], guard, 'oneOf');
  const { role = [], permission = [], mode = 'oneOf' } = guard;
  return satisfies(roles, role, mode) && satisfies(permissions, permission, mode);
}

function satisfies(granted: readonly string[], required: readonly string[], mode: Mode): boolean {
  if (required.length === 0) return true;
  const has = (entry: string) => granted.includes(entry);
  if (mode === 'allOf') return required.every(has);
  return mode === 'except' ? !required.some(has) : required.some(has);
}
