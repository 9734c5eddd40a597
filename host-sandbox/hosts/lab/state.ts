import type { HostProps, PortalHandle, PortalLifecycles } from '../../../src/contracts/host';
import type { LabFaults } from './faults';

/** The observable state of the lab's portal. */
export interface LabObservations {
  /** Root of the portal; null while there is none. */
  readonly root: HTMLElement | null;
  /** Text of its first heading. */
  readonly heading: string;
  /** Events of the host since the state was turned on, such as `onError CHUNK_GONE …`. */
  readonly events: readonly string[];
  /** The element for pop-ups outside the portal. */
  readonly popups: HTMLElement;
}

/** Functions that a state may use once the portal is mounted. */
export interface LabControls {
  readonly portal: PortalLifecycles;
  readonly props: HostProps;
  /** The portal's root, once it shows a page. */
  shown(): Promise<HTMLElement>;
  /** The handle from `onReady`. */
  handle(): Promise<PortalHandle>;
  /** A second container on the page. */
  readonly second: HTMLElement;
}

/** A situation that a host team wants to try in advance. */
export interface LabState {
  /** The situation, in Chinese. */
  readonly what: string;
  /** The expected effect, in Chinese. */
  readonly effect: string;
  /** Page of the portal that shows it; default: the home page. */
  readonly address?: string;
  readonly props?: HostProps;
  /** Callbacks that the host passes; each call becomes an event. Every failure passes `onError`. */
  readonly callbacks?: readonly Callback[];
  /** How the host passes a token: by its subscription, or by the prop. */
  readonly token?: 'subscription' | 'prop';
  readonly faults?: LabFaults;
  /** Applied to the open portal by `update`; else the portal is mounted again. */
  readonly isLive?: boolean;
  /** Runs after the mount. */
  readonly act?: (controls: LabControls) => unknown;
  /** True once the effect is visible. */
  readonly isSeen: (observed: LabObservations) => boolean;
}

export type Callback = Extract<keyof HostProps, `on${string}` | 'navigate'>;
export const hasEvent = (text: string) => (observed: LabObservations) =>
  observed.events.some((event) => event.startsWith(text));
