import { jsonText } from '@/contracts/json-text';
import { normalizePersonName } from '@/contracts/person-name';
import type { RequestOf, ResponseOf } from '@/contracts/call';
import type { profile } from '@/contracts/profile';
import type { profileEdit } from '@/contracts/profile-edit';

export type Profile = ResponseOf<typeof profile>;
export type ProfileEdit = RequestOf<typeof profileEdit>;

/** The form's values; a missing field is an empty string. */
export type ProfileValues = { [Field in keyof ProfileEdit]: NonNullable<ProfileEdit[Field]> | '' };

export function toFormValues({
  realName,
  gender,
  hospital,
  department,
  jobTitle,
  email,
}: Profile): ProfileValues {
  return {
    realName,
    gender,
    hospital,
    department: department ?? '',
    jobTitle: jobTitle ?? '',
    email: email ?? '',
  };
}

/** The request body: all fields, trimmed, the name in the form in which it is stored; an empty optional one is `null`. */
export function toProfileEdit(values: ProfileValues): ProfileEdit {
  return {
    realName: normalizePersonName(values.realName),
    gender: values.gender || 'unknown',
    hospital: values.hospital.trim(),
    department: values.department.trim() || null,
    jobTitle: values.jobTitle || null,
    email: values.email.trim() || null,
  };
}

/** True if both would be saved as the same profile. */
export function isSameEdit(one: ProfileValues, other: ProfileValues): boolean {
  return jsonText(toProfileEdit(one)) === jsonText(toProfileEdit(other));
}

/** The empty fields, in the order of the form. */
export function missingFields(profile: Profile): (keyof ProfileEdit)[] {
  const edit = toProfileEdit(toFormValues(profile));
  const fields = Object.keys(edit) as (keyof ProfileEdit)[];
  return fields.filter((field) => edit[field] === null || edit[field] === '' || edit[field] === 'unknown');
}
