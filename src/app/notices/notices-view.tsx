import { App } from 'antd';
import { useEffect } from 'react';
import { AntdScope } from '@/shared/theme/antd-scope';
import type { Notices } from '@/shared/ui/notices';
import { useNoticeText } from './use-notice-text';

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
