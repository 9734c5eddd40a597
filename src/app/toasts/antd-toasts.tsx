import { App } from 'antd';
import { useEffect } from 'react';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { useAppearance } from '@/shared/theme/appearance-context';
import type { Toast } from '@/shared/ui/toast-queue';
import { useToastText, type ToastsProps } from './toast-text';

/** Shows toasts by antd's `message`. A separate chunk: it loads when the browser is idle or with the first toast. */
export default function AntdToasts(props: ToastsProps) {
  const { root, popups = root } = useAppearance();
  return (
    <AntdProvider>
      <App
        component={false}
        // a style of the provider puts toasts at the bottom: at the top they would cover the header or the title
        message={{ getContainer: () => popups }}
      >
        <ToastListener {...props} />
      </App>
    </AntdProvider>
  );
}

function ToastListener({ queue, durationMs }: ToastsProps) {
  const { message } = App.useApp();
  const toastText = useToastText();
  useEffect(
    () =>
      queue.subscribe((toast) => {
        const { type, text, key = text } = toastText(toast);
        const content = <ToastContent toast={toast} />;
        // By default the text is the key, so that the same text does not stack.
        void message.open({ key, type, content, duration: durationMs / 1000 });
      }, message.destroy),
    [durationMs, message, queue, toastText],
  );
  return null;
}

/** The text in the current language, which may change while the toast is shown. */
function ToastContent({ toast }: { toast: Toast }) {
  const { text, detail, lang } = useToastText()(toast);
  return (
    <>
      {lang === undefined ? text : <span lang={lang}>{text}</span>}
      {detail !== undefined && <br />}
      {detail}
    </>
  );
}
