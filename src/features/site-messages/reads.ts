import { useSelector } from 'react-redux';
import { messagePage, messageUnreadCount } from '@/contracts/message';
import { selectIsSignedIn, type Session } from '@/session/session';
import { platformApi, read } from '@/shared/api/platform-api';
import { useConfig } from '@/shared/config/config-context';

/** What is read of site messages, by their page and by the bell of the header. */
export const messageReads = platformApi.injectEndpoints({
  endpoints: (build) => ({
    messagePage: read(build, messagePage, ['message']),
    messageUnreadCount: read(build, messageUnreadCount, ['message']),
  }),
});

/**
 * True between a sign-out and the login that follows: what was answered is forgotten by then, and asking anew would
 * only be refused. With login interception off there is nobody to sign out.
 */
export function useIsLeaving(): boolean {
  const isSignedIn = useSelector((state: { session: Session }) => selectIsSignedIn(state));
  return useConfig().loginInterception && !isSignedIn;
}
