import { errorText } from '../../kits/web/platform-call';
import { useObservable, type Observable } from '../../kits/web/observable';

/** Mount status of one portal; `retry` is set after a failure. */
export interface PortalStatus {
  text: string;
  retry?: () => void;
}

/** The status of a failed mount; the rest of the host keeps working. */
export const failedStatus = (error: unknown, retry: () => void): PortalStatus => ({
  text: `门户未能载入：${errorText(error)}`,
  retry,
});

/** The line above a portal's container. */
export function PortalStatusLine(props: { status: Observable<PortalStatus>; name: string; testId: string }) {
  const { text, retry } = useObservable(props.status);
  return (
    <p
      className="host-status"
      role="status"
      data-slot-status=""
      data-failed={retry && ''}
      data-testid={props.testId}
    >
      {text}
      {retry && (
        <>
          {' '}
          <button type="button" data-testid={`host-retry-${props.name}`} onClick={retry}>
            重试
          </button>
        </>
      )}
    </p>
  );
}
