import { Button, Form, type FormProps } from 'antd';
import { FormattedMessage } from 'react-intl';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';
import { messages } from './messages';
import styles from './profile.module.css';
import { ProfileFields } from './profile-fields';
import { isSameEdit, toFormValues, type Profile, type ProfileValues } from './profile-values';
import { useSyncForm } from './use-follow';
import { useSaveProfile } from './use-save-profile';

/** Most fields are asked for, so the others are marked. */
const markForEnrolling: NonNullable<FormProps['requiredMark']> = (label, { required }) => (
  <>
    {label}
    {!required && (
      <span className={styles.toEnrol}>
        <FormattedMessage {...messages.toEnrol} />
      </span>
    )}
  </>
);

/** The profile as a form. What is typed outlives a refused save, a lost line and the end of the session (R10.38). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const [form] = Form.useForm<ProfileValues>();
  const { save, busy, refusal } = useSaveProfile();
  const saved = toFormValues(profile);
  // `preserve`: behind another page the fields are no longer registered, and what was typed in them is still there
  const typed = Form.useWatch([], { form, preserve: true }) as ProfileValues | undefined;
  const isUnsaved = typed !== undefined && !isSameEdit(typed, saved);
  useUnsavedChanges(isUnsaved);
  useSyncForm(form, profile);

  return (
    <Form<ProfileValues>
      name="portal-profile"
      form={form}
      className={styles.form}
      layout="vertical"
      requiredMark={markForEnrolling}
      initialValues={saved}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => {
        void save(values);
      }}
    >
      <ProfileFields />
      <div className={styles.wide}>
        <FormErrorAlert error={refusal} />
        <div className={styles.foot}>
          <Button type="primary" htmlType="submit" loading={busy}>
            <FormattedMessage {...messages.save} />
          </Button>
          {isUnsaved && (
            <>
              <Button
                onClick={() => {
                  form.setFieldsValue(saved);
                }}
              >
                <FormattedMessage {...messages.undo} />
              </Button>
              <span className={styles.hint}>
                <FormattedMessage {...messages.unsaved} />
              </span>
            </>
          )}
        </div>
      </div>
    </Form>
  );
}
