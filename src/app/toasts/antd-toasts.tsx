import { App } from 'antd';
import { useEffect } from 'react';
import { AntdProvider } from '@/shared/theme/antd-provider';
import type { ToastQueue } from '@/shared/ui/toast-queue';
import { useToastText } from './use-toast-text';

/** Shows the notices as toasts. A chunk of its own, fetched when idle or with the first notice. */
export default function AntdToasts(props: { notices: ToastQueue; durationMs: number }) {
  return (
    <AntdProvider>
      <ToastListener {...props} />
    </AntdProvider>
  );
}

function ToastListener({ notices, durationMs }: { notices: ToastQueue; durationMs: number }) {
  const { message } = App.useApp();
  const toastText = useToastText();
  useEffect(
    () =>
      notices.subscribe((notice) => {
        const { type, text, detail } = toastText(notice);
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
    [durationMs, message, notices, toastText],
  );
  return null;
}
