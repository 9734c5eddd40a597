import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { isApiErrorData, isOffline } from '@/shared/api/api-error';
import { errorMessage } from '@/shared/api/error-message';
import { messages } from '@/shared/api/messages';
import { contentLanguage } from '@/shared/intl/languages';
import type { Toast, ToastQueue, ToastText } from '@/shared/ui/toast-queue';

export interface ToastsProps {
  queue: ToastQueue;
  durationMs: number;
}

/**
 * @returns a function that gives a toast's text in the current language, and the request id of a failed call. The
 * platform's own message goes first (R8.1); `lang` marks its language, which is that of the content.
 */
export function useToastText() {
  const intl = useIntl();
  return useCallback(
    (toast: Toast) => {
      if (toast.kind !== 'failure')
        return {
          type: toast.kind,
          text: format(intl, toast.text),
          detail: toast.detail && format(intl, toast.detail),
          key: toast.key,
          lang: undefined,
        };
      const { error } = toast;
      const detail =
        isApiErrorData(error) && !isOffline(error)
          ? intl.formatMessage(messages.requestId, { id: error.requestId })
          : undefined;
      const isByPlatform = isApiErrorData(error) && error.message !== '';
      const lang = isByPlatform ? contentLanguage : undefined;
      return { type: 'error' as const, text: errorMessage(intl, error), detail, key: undefined, lang };
    },
    [intl],
  );
}

function format(intl: IntlShape, text: ToastText): string {
  if (typeof text === 'string') return text;
  return typeof text === 'function' ? text(intl) : intl.formatMessage(text);
}
