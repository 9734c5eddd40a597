import { lazyWithFallback } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { usePortal } from '../portal-context';

const HostEvents = lazyWithFallback(
  defineChunk(
    () => import('./host-events'),
    (module) => module.default,
  ),
  () => null,
);

/** Notifies the host of page, menu, user and unread messages; the code is loaded for a host with such a callback. */
export function HostEventsLoader() {
  const { onPageChange, onMenuChange, onUserChange, onUnreadChange } = usePortal().host;
  return onPageChange || onMenuChange || onUserChange || onUnreadChange ? <HostEvents /> : null;
}
