import { App } from 'antd';
import { useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '@/shared/api/error-text';
import { isErrorFacts, isOffline } from '@/shared/api/platform-error';
import { AntdScope } from '@/shared/theme/antd-scope';
import { messages } from '@/shared/ui/messages';
import type { Notice, Notices } from '@/shared/ui/notices';

/** Shows the notices as toasts. A chunk of its own, fetched when idle or with the first notice. */
export default function NoticesView(props: { notices: Notices; durationMs: number }) {
  return (
    <AntdScope>
      <Toasts {...props} />
    </AntdScope>
  );
}

function Toasts({ notices, durationMs }: { notices: Notices; durationMs: number }) {
  const { message } = App.useApp();
  const read = useNoticeText();
  useEffect(
    () =>
      notices.subscribe((notice) => {
        const { type, text, detail } = read(notice);
        const content =
          detail === undefined ? (
            text
          ) : (
            <>
              {text}
              <br />
              {detail}
            </>
          );
        // the key is the text, so the same text never stacks
        void message.open({ key: text, type, content, duration: durationMs / 1000 });
      }),
    [durationMs, message, notices, read],
  );
  return null;
}

function useNoticeText() {
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
