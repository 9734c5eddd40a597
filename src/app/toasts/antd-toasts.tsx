import { App } from 'antd';
import { useEffect } from 'react';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { useAppearance } from '@/shared/theme/appearance-context';
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
        const { type, text, detail, key = text, lang } = toastText(toast);
        const content = (
          <>
            {lang === undefined ? text : <span lang={lang}>{text}</span>}
            {detail !== undefined && <br />}
            {detail}
          </>
        );
        // By default the text is the key, so that the same text does not stack.
        void message.open({ key, type, content, duration: durationMs / 1000 });
      }, message.destroy),
    [durationMs, message, queue, toastText],
  );
  return null;
}
