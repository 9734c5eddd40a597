import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '@/shared/api/error-message';
import { isApiErrorData, isOffline } from '@/shared/api/api-error';
import { messages } from '@/shared/ui/messages';
import type { Toast } from '@/shared/ui/toast-queue';

/** What a notice says in the reader's language, and the number of a failed call under it. */
export function useToastText() {
  const intl = useIntl();
  return useCallback(
    (notice: Toast) => {
      if (notice.kind !== 'failure')
        return {
          type: notice.kind,
          text: typeof notice.text === 'string' ? notice.text : intl.formatMessage(notice.text),
          detail: notice.detail,
        };
      const { error } = notice;
      const detail =
        isApiErrorData(error) && !isOffline(error)
          ? intl.formatMessage(messages.requestId, { id: error.requestId })
          : undefined;
      return { type: 'error' as const, text: errorMessage(intl, error), detail };
    },
    [intl],
  );
}
