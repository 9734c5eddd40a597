import { profileFields } from '@/contracts/profile-edit';
import { toProfileEdit, isSameEdit, missingFields, toFormValues, type Profile } from './profile-values';

const profile: Profile = {
  username: 'trainee',
  phone: '138****0001',
  idNumber: null,
  avatar: null,
  realName: '林知夏',
  gender: 'female',
  hospital: '江城大学附属仁和医院',
  department: null,
  jobTitle: null,
  email: null,
  registeredAt: '2026-01-01T00:00:00.000Z',
  passwordChangedAt: '2026-01-01T00:00:00.000Z',
  complete: false,
};

describe('the values of the profile form', () => {
  it('are sent all at once, empty ones as null', () => {
    expect(toProfileEdit(toFormValues(profile))).toEqual({
      realName: '林知夏',
      gender: 'female',
      hospital: '江城大学附属仁和医院',
      department: null,
      jobTitle: null,
      email: null,
    });
    expect(Object.keys(toProfileEdit(toFormValues(profile)))).toEqual(Object.keys(profileFields.shape));
  });

  it('are unchanged by surrounding blanks, and blank text counts as empty', () => {
    const values = toFormValues(profile);
    expect(isSameEdit({ ...values, realName: ' 林知夏 ', department: '  ' }, values)).toBe(true);
    expect(isSameEdit({ ...values, department: '移植外科' }, values)).toBe(false);
  });

  it('lists the missing fields in the order of the form', () => {
    expect(missingFields(profile)).toEqual(['department', 'jobTitle', 'email']);
    expect(missingFields({ ...profile, gender: 'unknown', hospital: ' ' })).toEqual([
      'gender',
      'hospital',
      'department',
      'jobTitle',
      'email',
    ]);
  });
});
