import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { profileEdit } from '@/contracts/profile';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import { useNotices } from '@/shared/ui/notices';
import { useEdit } from '../../use-edit';
import { useRefreshUser } from '../../use-refresh-user';
import { reads, useRefreshProfile } from '../reads';
import { messages } from './messages';
import { editOf, type ProfileValues } from './profile-values';

/** Saves the profile; from then on the saved one is what the form is compared with. */
export function useSaveProfile() {
  const intl = useIntl();
  const notices = useNotices();
  const dispatch = useDispatch<PlatformDispatch>();
  const refreshUser = useRefreshUser();
  const refreshProfile = useRefreshProfile();
  const { send, busy, refusal } = useEdit(profileEdit);

  async function save(values: ProfileValues): Promise<void> {
    const edit = editOf(values);
    const { error } = await send(edit);
    if (error) return;
    dispatch(
      reads.util.updateQueryData('profile', {}, (profile) => {
        Object.assign(profile, edit);
      }),
    );
    notices.show({ kind: 'success', text: intl.formatMessage(messages.saved) });
    await Promise.all([refreshUser(), refreshProfile()]);
  }

  return { save, busy, refusal };
}
