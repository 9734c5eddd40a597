import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '@/shared/api/error-text';
import { isErrorFacts, isOffline } from '@/shared/api/platform-error';
import { messages } from '@/shared/ui/messages';
import type { Notice } from '@/shared/ui/notices';

/** What a notice says in the reader's language, and the number of a failed call under it. */
export function useNoticeText() {
  const intl = useIntl();
  return useCallback(
    (notice: Notice) => {
      if (notice.kind !== 'failure')
        return {
          type: notice.kind,
          text: typeof notice.text === 'string' ? notice.text : intl.formatMessage(notice.text),
          detail: notice.detail,
        };
      const { error } = notice;
      const detail =
        isErrorFacts(error) && !isOffline(error)
          ? intl.formatMessage(messages.requestId, { id: error.requestId })
          : undefined;
      return { type: 'error' as const, text: errorText(intl, error), detail };
    },
    [intl],
  );
}
