import { useIntl } from 'react-intl';
import type { RequestOf } from '@/contracts/call';
import { idNumberEdit } from '@/contracts/profile';
import type { Text } from '@/shared/intl/texts';
import { useNotices } from '@/shared/ui/notices';
import { useEdit } from '../../use-edit';
import { useRefreshProfile } from '../reads';

/** Gives or deletes the ID number, and shows what the platform holds then. @param said what a success says */
export function useEditIdNumber(said: Text, onDone: () => void) {
  const intl = useIntl();
  const notices = useNotices();
  const refreshProfile = useRefreshProfile();
  const { send, busy, refusal } = useEdit(idNumberEdit);

  async function edit(body: RequestOf<typeof idNumberEdit>): Promise<void> {
    const { error } = await send(body);
    if (error) return;
    notices.show({ kind: 'success', text: intl.formatMessage(said) });
    onDone();
    await refreshProfile();
  }

  return { edit, busy, refusal };
}
