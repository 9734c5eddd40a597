import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { profileEdit } from '@/contracts/profile';
import type { ApiDispatch } from '@/shared/api/base-api';
import { useToasts } from '@/shared/ui/toast-queue';
import { useEdit } from '../../use-edit';
import { userCentreApi } from '../../api';
import { useRefreshProfile, useRefreshUser } from '../use-refresh';
import { messages } from './messages';
import { toProfileEdit, type ProfileValues } from './profile-values';

/** Saves the profile; from then on the saved one is what the form is compared with. */
export function useSaveProfile() {
  const intl = useIntl();
  const notices = useToasts();
  const dispatch = useDispatch<ApiDispatch>();
  const refreshUser = useRefreshUser();
  const refreshProfile = useRefreshProfile();
  const { send, busy, refusal } = useEdit(profileEdit);

  async function save(values: ProfileValues): Promise<void> {
    const edit = toProfileEdit(values);
    const { error } = await send(edit);
    if (error) return;
    dispatch(
      userCentreApi.util.updateQueryData('profile', {}, (profile) => {
        Object.assign(profile, edit);
      }),
    );
    notices.show({ kind: 'success', text: intl.formatMessage(messages.saved) });
    await Promise.all([refreshUser(), refreshProfile()]);
  }

  return { save, busy, refusal };
}
