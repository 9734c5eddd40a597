import { Button, Form, type FormInstance, type FormProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { profileEdit } from '@/contracts/profile-edit';
import type { ApiDispatch } from '@/shared/api/base-api';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';
import { ValidatedForm } from '@/shared/form/validated-form';
import { userCentreApi } from '../../api';
import { messages } from '../messages';
import { useFormAction } from '../use-form-action';
import { useRefreshProfile, useRefreshUser } from '../use-refresh-profile';
import { BackToCourse } from './back-to-course';
import { ProfileFields } from './profile-fields';
import { isSameEdit, toFormValues, toProfileEdit, type Profile, type ProfileValues } from './profile-values';
import { useEmailNote } from './use-email-note';
import styles from './profile.module.css';

/** Marks the fields that are needed to enrol; those required to save are not marked, as in the other forms. */
const markRequiredToEnrol: NonNullable<FormProps['requiredMark']> = (label, { required }) => (
  <>
    {label}
    {!required && (
      <span className={styles.requiredToEnrol}>
        <FormattedMessage {...messages.requiredToEnrol} />
      </span>
    )}
  </>
);

/** The profile form. Input survives a failed save, a lost connection and the end of the session (R10.38). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const [form] = Form.useForm<ProfileValues>();
  const { run: save, busy, error } = useSaveProfile();
  const saved = toFormValues(profile);
  const { values, handleValuesChange, setValues } = useCurrentValues(form);
  const isUnsaved = values !== undefined && !isSameEdit(values, saved);
  const isSavedEmail = (values?.email ?? saved.email).trim() === saved.email;
  const emailNote = useEmailNote(profile);
  useUnsavedChanges(isUnsaved);
  useSyncForm(form, profile);

  return (
    <ValidatedForm<ProfileValues>
      name="portal-profile"
      form={form}
      className={styles.form}
      requiredMark={markRequiredToEnrol}
      initialValues={saved}
      onValuesChange={handleValuesChange}
      onFinish={(values) => {
        void save(toProfileEdit(values));
      }}
    >
      <ProfileFields emailNote={isSavedEmail ? emailNote : null} />
      <div className={styles.wide}>
        <FormErrorAlert error={error} />
        <div className={styles.footer}>
          <Button type="primary" htmlType="submit" loading={busy}>
            <FormattedMessage {...messages.saveProfile} />
          </Button>
          {!isUnsaved && profile.complete && <BackToCourse />}
          {isUnsaved && (
            <>
              <Button
                onClick={() => {
                  setValues(saved);
                }}
              >
                <FormattedMessage {...messages.discardChanges} />
              </Button>
              <span className={styles.hint}>
                <FormattedMessage {...messages.unsavedChanges} />
              </span>
            </>
          )}
        </div>
      </div>
    </ValidatedForm>
  );
}

/**
 * The values in the form. antd's `useWatch` alone notices a change some tasks later, in which a user can leave the page
 * unasked.
 */
function useCurrentValues(form: FormInstance<ProfileValues>) {
  // `preserve`: while the cached page is hidden, its fields are unregistered but keep their values.
  const watched = Form.useWatch([], { form, preserve: true }) as ProfileValues | undefined;
  const [typed, setTyped] = useState<{ values: ProfileValues; over: ProfileValues | undefined }>();
  const values = typed && typed.over === watched ? typed.values : watched;
  const handleValuesChange = () => {
    setTyped({ values: form.getFieldsValue(true) as ProfileValues, over: watched });
  };
  const setValues = (newValues: ProfileValues) => {
    form.setFieldsValue(newValues);
    handleValuesChange(); // antd calls it for the user's changes alone
  };
  return { values, handleValuesChange, setValues };
}

/** Saves the profile and writes it to the cache, so that the form counts as saved before the profile is loaded again. */
function useSaveProfile() {
  const dispatch = useDispatch<ApiDispatch>();
  const refreshUser = useRefreshUser();
  const refreshProfile = useRefreshProfile();
  return useFormAction(profileEdit, {
    success: messages.profileSaved,
    onSuccess(_data, edit) {
      dispatch(
        userCentreApi.util.updateQueryData('profile', {}, (profile) => {
          // The note is about the previous address.
          if (edit.email !== profile.email) profile.emailConfirmed = null;
          Object.assign(profile, edit);
        }),
      );
      void refreshUser();
      void refreshProfile();
    },
  });
}

/** Fills the form with a new profile, unless it has unsaved input; saved input is shown as it is stored. */
function useSyncForm(form: FormInstance<ProfileValues>, profile: Profile): void {
  const previous = useRef(profile);
  useEffect(() => {
    const before = toFormValues(previous.current);
    const stored = toFormValues(profile);
    previous.current = profile;
    const current = { ...before, ...form.getFieldsValue() };
    if (isSameEdit(current, before) || isSameEdit(current, stored)) form.setFieldsValue(stored);
  }, [form, profile]);
}
