import { useLayoutEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/page-state';
import { SignInAtHost } from '../routing/sign-in-at-host';
import { usePortal } from '../portal-context';
import { messages } from './messages';

/** The boundary of a page: the rest of the portal lives on, and the page can be tried again. */
export function PageFailed() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { takeOver } = usePortal();
  useLayoutEffect(takeOver, [takeOver]);
  if (error instanceof SignInAtHost) {
    return (
      <Empty title={<FormattedMessage {...messages.hostTitle} />}>
        <p>
          <FormattedMessage {...messages.hostText} />
        </p>
      </Empty>
    );
  }
  return (
    <div role="alert">
      <Empty title={<FormattedMessage {...messages.failedTitle} />}>
        <p>
          <FormattedMessage {...messages.failedText} />
        </p>
        <Button
          onClick={() => {
            void revalidate();
          }}
        >
          <FormattedMessage {...messages.retry} />
        </Button>
      </Empty>
    </div>
  );
}
