import { useIntl } from 'react-intl';
import type { RequestOf } from '@/contracts/call';
import { idNumberEdit } from '@/contracts/profile';
import type { Message } from '@/shared/intl/define-messages';
import { useToasts } from '@/shared/ui/toast-queue';
import { useEdit } from '../../use-edit';
import { useRefreshProfile } from '../use-refresh';

/** Gives or deletes the ID number, and shows what the platform holds then. @param said what a success says */
export function useUpdateIdNumber(said: Message, onDone: () => void) {
  const intl = useIntl();
  const notices = useToasts();
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
