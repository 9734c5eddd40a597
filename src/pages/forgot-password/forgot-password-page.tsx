import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { AuthLayout } from '@/features/auth/auth-layout';
import { paths } from '@/shared/routes/paths';
import { redirectTarget, withRedirect } from '@/shared/routes/redirect';
import { useAppearance } from '@/shared/theme/appearance-context';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { Link } from '@/shared/ui/link';
import styles from './forgot-password-page.module.css';
import { messages } from './messages';
import { ResetForm } from './reset-form';

/** Password reset by phone (R2.4, R10.19). */
export default function ForgotPasswordPage() {
  const { search } = useLocation();
  const [done, setDone] = useState(false);
  const loginHref = withRedirect(paths.login.href(), redirectTarget(search));
  if (done)
    return (
      <AuthLayout title={messages.done}>
        <ResetDone loginHref={loginHref} />
      </AuthLayout>
    );
  return (
    <AuthLayout
      title={messages.title}
      lead={<FormattedMessage {...messages.lead} />}
      footer={
        <Link to={loginHref}>
          <FormattedMessage {...messages.backToLogin} />
        </Link>
      }
    >
      <AntdProvider>
        <ResetForm
          onDone={() => {
            setDone(true);
          }}
        />
      </AntdProvider>
    </AuthLayout>
  );
}

/** The confirmation. It takes the focus, because the form that had it is removed, and shows its title above it. */
function ResetDone({ loginHref }: { loginHref: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  const { root } = useAppearance();
  useEffect(() => {
    text.current?.focus({ preventScroll: true });
    root.scrollIntoView();
  }, [root]);
  return (
    <>
      <p ref={text} tabIndex={-1} role="status" className={styles.doneText}>
        <FormattedMessage {...messages.doneText} />
      </p>
      <Link to={loginHref} className={styles.loginLink}>
        <FormattedMessage {...messages.toLogin} />
      </Link>
    </>
  );
}
