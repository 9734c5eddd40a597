import type { RequestOf, ResponseOf } from '@/contracts/call';
import type { profile, profileEdit } from '@/contracts/profile';

export type Profile = ResponseOf<typeof profile>;
export type ProfileEdit = RequestOf<typeof profileEdit>;

/** The fields as the form holds them: what is not given is an empty text. */
export type ProfileValues = { [Field in keyof ProfileEdit]: NonNullable<ProfileEdit[Field]> | '' };

/** The form's values of a profile. */
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

/** What is sent of a form: all fields at once, trimmed, an empty optional one as `null`. */
export function toProfileEdit(values: ProfileValues): ProfileEdit {
  return {
    realName: values.realName.trim(),
    gender: values.gender || 'unknown',
    hospital: values.hospital.trim(),
    department: values.department.trim() || null,
    jobTitle: values.jobTitle || null,
    email: values.email.trim() || null,
  };
}

/** True when sending the one would store the same as sending the other. */
export function isSameEdit(one: ProfileValues, other: ProfileValues): boolean {
  return JSON.stringify(toProfileEdit(one)) === JSON.stringify(toProfileEdit(other));
}

/** The fields of a complete profile that are still empty, in the order of the form. */
export function missingFields(profile: Profile): (keyof ProfileEdit)[] {
  const edit = toProfileEdit(toFormValues(profile));
  const fields = Object.keys(edit) as (keyof ProfileEdit)[];
  return fields.filter((field) => edit[field] === null || edit[field] === '' || edit[field] === 'unknown');
}
