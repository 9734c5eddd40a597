import type { UnknownAction } from '@reduxjs/toolkit';

/*
 * The parts of React Router and RTK Query that are not public: they may move in any version. No other file uses them,
 * and the test beside this file fails when a new version has moved one.
 */

export {
  /** The router: its state is newer than what React has rendered. */
  UNSAFE_DataRouterContext as DataRouterContext,
  /** The router's state that React has rendered; the hooks of a page read it. */
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  /** The location that `useLocation` returns. */
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom';

/** The part of an RTK Query API that gives its middleware's subscriptions. */
interface SubscriptionSource {
  readonly internalActions: { internal_getRTKQSubscriptions: () => UnknownAction };
}

/**
 * Counts the subscribers of a query. The middleware of RTK Query knows them at once; it writes them into the state half
 * a second later.
 */
export function subscriptionCounter(
  dispatch: (action: UnknownAction) => unknown,
  { internalActions }: SubscriptionSource,
): (queryCacheKey: string) => number {
  const subscriptions = dispatch(internalActions.internal_getRTKQSubscriptions());
  return (subscriptions as { getSubscriptionCount: (queryCacheKey: string) => number }).getSubscriptionCount;
}
