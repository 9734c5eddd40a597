import type { Guard } from '@/contracts/menu';
import { canAccess } from './can-access';

const trainee = { admin: false, fullAccess: false, roles: ['trainee'], permissions: ['read', 'enrol'] };
const nobody = { admin: false, fullAccess: false, roles: [], permissions: [] };

describe('a guard', () => {
  it.each<[string, Guard | undefined, boolean]>([
    ['that is not there lets everybody pass', undefined, true],
    ['that is an empty list restricts nothing', [], true],
    ['that is a list is satisfied by one of its roles', ['doctor', 'trainee'], true],
    ['that is a list is satisfied by one of its permissions', ['doctor', 'enrol'], true],
    ['that is a list asks for one of its entries at least', ['doctor', 'write'], false],
    ['of roles alone asks for one of them', { role: ['doctor', 'trainee'] }, true],
    ['of roles alone does not look at permissions', { role: ['read'] }, false],
    ['of permissions alone asks for one of them', { permission: ['write', 'read'] }, true],
    ['of permissions alone does not look at roles', { permission: ['trainee'] }, false],
    ['of both lists asks for both', { role: ['trainee'], permission: ['read'] }, true],
    ['of both lists fails by its roles', { role: ['doctor'], permission: ['read'] }, false],
    ['of both lists fails by its permissions', { role: ['trainee'], permission: ['write'] }, false],
    ['with an empty list leaves it to the other', { role: [], permission: ['write'] }, false],
    ['with nothing but empty lists restricts nothing', { role: [], permission: [] }, true],
    ['that names nothing restricts nothing', {}, true],
    ['of mode allOf asks for every entry', { permission: ['read', 'enrol'], mode: 'allOf' }, true],
    ['of mode allOf fails by one that lacks', { permission: ['read', 'write'], mode: 'allOf' }, false],
    ['of mode except is for those with none of its entries', { role: ['doctor'], mode: 'except' }, true],
    ['of mode except fails by one entry', { role: ['doctor', 'trainee'], mode: 'except' }, false],
    ['of mode except judges both lists', { role: ['doctor'], permission: ['read'], mode: 'except' }, false],
    ['of mode except with an empty list restricts nothing', { role: [], mode: 'except' }, true],
  ])('%s (R5.35, R5.36, R5.37, R5.38, R5.39, R5.40, R10.31, R10.32, R10.33)', (_what, guard, expected) => {
    expect(canAccess(trainee, guard)).toBe(expected);
  });

  it('lets an admin pass whatever it asks (R5.34, R6.3)', () => {
    expect(
      canAccess({ ...nobody, admin: true }, { role: ['doctor'], permission: ['write'], mode: 'allOf' }),
    ).toBe(true);
    expect(canAccess({ ...nobody, admin: true, roles: ['admin'] }, { role: ['admin'], mode: 'except' })).toBe(
      true,
    );
  });

  it('lets virtual roles pass whatever it asks (R4.20)', () => {
    expect(canAccess({ ...nobody, fullAccess: true }, ['doctor'])).toBe(true);
  });

  it('lets somebody without roles pass only where nothing is asked', () => {
    expect(canAccess(nobody, ['doctor'])).toBe(false);
    expect(canAccess(nobody, { mode: 'except', role: ['doctor'] })).toBe(true);
  });
});
