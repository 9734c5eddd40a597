import type { Guard } from '@/contracts/menu';
import { canAccess } from './can-access';

const trainee = { admin: false, fullAccess: false, roles: ['trainee'], permissions: ['read', 'enrol'] };
const withoutRoles = { admin: false, fullAccess: false, roles: [], permissions: [] };

describe('a guard', () => {
  it.each<[string, Guard | undefined, boolean]>([
    ['that is undefined allows everybody', undefined, true],
    ['that is an empty list restricts nothing', [], true],
    ['that is a list is satisfied by one of its roles', ['doctor', 'trainee'], true],
    ['that is a list is satisfied by one of its permissions', ['doctor', 'enrol'], true],
    ['that is a list requires one of its entries', ['doctor', 'write'], false],
    ['of roles only requires one of them', { role: ['doctor', 'trainee'] }, true],
    ['of roles only ignores permissions', { role: ['read'] }, false],
    ['of permissions only requires one of them', { permission: ['write', 'read'] }, true],
    ['of permissions only ignores roles', { permission: ['trainee'] }, false],
    ['of both lists requires both', { role: ['trainee'], permission: ['read'] }, true],
    ['of both lists fails without the role', { role: ['doctor'], permission: ['read'] }, false],
    ['of both lists fails without the permission', { role: ['trainee'], permission: ['write'] }, false],
    ['with an empty list uses the other list', { role: [], permission: ['write'] }, false],
    ['with empty lists only restricts nothing', { role: [], permission: [] }, true],
    ['without lists restricts nothing', {}, true],
    ['of mode allOf requires every entry', { permission: ['read', 'enrol'], mode: 'allOf' }, true],
    ['of mode allOf fails if one is missing', { permission: ['read', 'write'], mode: 'allOf' }, false],
    ['of mode except allows users with none of its entries', { role: ['doctor'], mode: 'except' }, true],
    ['of mode except fails for one entry', { role: ['doctor', 'trainee'], mode: 'except' }, false],
    [
      'of mode except applies to both lists',
      { role: ['doctor'], permission: ['read'], mode: 'except' },
      false,
    ],
    ['of mode except with an empty list restricts nothing', { role: [], mode: 'except' }, true],
  ])('%s (R5.35, R5.36, R5.37, R5.38, R5.39, R5.40, R10.31, R10.32, R10.33)', (_what, guard, expected) => {
    expect(canAccess(trainee, guard)).toBe(expected);
  });

  it('always allows an admin (R5.34, R6.3)', () => {
    expect(
      canAccess({ ...withoutRoles, admin: true }, { role: ['doctor'], permission: ['write'], mode: 'allOf' }),
    ).toBe(true);
    expect(
      canAccess({ ...withoutRoles, admin: true, roles: ['admin'] }, { role: ['admin'], mode: 'except' }),
    ).toBe(true);
  });

  it('always allows full access (R4.20)', () => {
    expect(canAccess({ ...withoutRoles, fullAccess: true }, ['doctor'])).toBe(true);
  });

  it('allows a user without roles only where nothing is required', () => {
    expect(canAccess(withoutRoles, ['doctor'])).toBe(false);
    expect(canAccess(withoutRoles, { mode: 'except', role: ['doctor'] })).toBe(true);
  });
});
