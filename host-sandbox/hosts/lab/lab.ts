import type { HostProps, PortalHandle, PortalLifecycles } from '../../../src/contracts/host';
import { createHostSession } from '../../shell/host-session';
import { config } from '../shared/config';
import type { LabFaults } from './faults';
import type { Callback, LabControls, LabState, LabObservations } from './state';

/** Elements of the page of the lab. */
interface LabElements {
  readonly container: HTMLElement;
  readonly second: HTMLElement;
  readonly popups: HTMLElement;
}

const trainee = { username: 'trainee', password: 'Trainee@2026' };

/**
 * Mounts a portal with the states that are on. A live state is applied to the open portal, and so is the end of a
 * server failure; any other change mounts the portal again from an address of its own, which loads its files again.
 * @param onEvent receives the events of the host
 */
export function createLab(
  elements: LabElements,
  all: Readonly<Record<string, LabState>>,
  onEvent: (text: string) => void,
) {
  const session = createHostSession(config);
  let on: readonly string[] = [];
  let leave: () => Promise<unknown> = () => Promise.resolve();
  let current: { portal: PortalLifecycles; props: HostProps; address: string } | undefined;
  let done: Promise<unknown> = Promise.resolve();
  let token = '';
  let events: string[] = [];
  let isReady: (handle: PortalHandle) => void;
  let ready: Promise<PortalHandle>;

  const log = (text: string) => {
    events.push(text);
    onEvent(text);
  };
  const active = () => on.flatMap((name) => all[name] ?? []);

  async function mount(): Promise<void> {
    const chosen = active();
    const address = `/lab/at/${crypto.randomUUID()}`;
    ready = new Promise((resolve) => (isReady = resolve));
    if (chosen.some((state) => state.token)) {
      await session.signIn(trainee);
      token = session.token.get();
    }
    await putFaults(address, chosen);
    const props = propsOf(chosen, address);
    location.hash = (props.basePath?.startsWith('/') ? props.basePath : '') + addressOf(chosen);
    try {
      const portal = (await import(/* @vite-ignore */ `${address}/portal.js`)) as PortalLifecycles;
      await portal.mount(props);
      current = { portal, props, address };
      leave = async () => {
        await portal.unmount({ container: elements.second });
        await portal.unmount(props);
      };
    } catch (error) {
      log(`mount rejected ${String(error)}`);
    }
    await act(chosen);
  }

  function propsOf(chosen: readonly LabState[], address: string): HostProps {
    const props = merged(chosen.map((state) => state.props));
    for (const name of ['onReady', ...chosen.flatMap((state) => state.callbacks ?? [])] as Callback[])
      Object.assign(props, { [name]: logCallback(name, chosen) });
    if (chosen.some((state) => state.token === 'prop')) props.token = token;
    return {
      ...props,
      container: elements.container,
      config: {
        ...props.config,
        apiBase: `${location.origin}${address}/api`,
        objectStorageBase: new URL(config.apiBase).origin,
      },
      ...(on.includes('popupContainer') && { popupContainer: elements.popups }),
      ...(chosen.some((state) => state.token === 'subscription') && {
        onGlobalStateChange: (listener, fireImmediately) => {
          if (fireImmediately) listener({ token }, {});
        },
      }),
    };
  }

  /** A callback that logs each call; the lab also takes the handle from `onReady`. */
  const logCallback =
    (name: Callback, chosen: readonly LabState[]) =>
    (value?: unknown): void => {
      if (name === 'onReady') isReady(value as PortalHandle);
      if (name === 'onReady' && !chosen.some((state) => state.callbacks?.includes(name))) return;
      const { code, message } = (value ?? {}) as { code?: string; message?: string };
      log(`${name} ${name === 'onError' ? `${code} ${message}` : (JSON.stringify(value) ?? '')}`);
    };

  async function act(chosen: readonly LabState[]): Promise<void> {
    if (!current) return;
    const { portal, props } = current;
    const controls: LabControls = {
      portal,
      props,
      second: elements.second,
      handle: () => ready,
      shown: async () => {
        await ready;
        return rootOf(elements.container)!;
      },
    };
    for (const state of chosen) await state.act?.(controls);
  }

  /** Turns states on, and all others off. */
  async function change(next: readonly string[]): Promise<void> {
    const added = next.filter((name) => !on.includes(name));
    const isLive =
      current !== undefined &&
      on.every((name) => next.includes(name)) &&
      added.every((name) => all[name]?.isLive);
    const isRecovery =
      current !== undefined &&
      added.length === 0 &&
      on.every((name) => next.includes(name) || all[name]?.faults);
    on = next;
    // the open portal shows how it recovers
    if (isRecovery && current) return putFaults(current.address, active());
    if (isLive && current) {
      current.props = merged([current.props, ...added.map((name) => all[name]?.props)]);
      await current.portal.update(current.props);
      return;
    }
    await leave().catch((error: unknown) => log(`unmount rejected ${String(error)}`));
    current = undefined;
    leave = () => Promise.resolve();
    token = '';
    events = [];
    elements.container.replaceChildren();
    await mount();
  }

  return {
    /** Names of the states that are on. */
    on: () => on,
    /** Resolves when the portal is mounted; changes run one after the other. */
    turn: (next: readonly string[]) =>
      (done = done.then(() => change(next)).catch((error: unknown) => log(`lab ${String(error)}`))),
    observed: (): LabObservations => ({
      root: rootOf(elements.container),
      heading: headingOf(elements.container) ?? '',
      events,
      popups: elements.popups,
    }),
  };
}

/** Merges the objects; a later value wins. */
const merged = <Part extends object>(parts: readonly (Part | undefined)[]): Part =>
  Object.assign({}, ...parts) as Part;

const rootOf = (container: HTMLElement) => container.querySelector<HTMLElement>('.portal[data-host-props]');
/** Pages that are kept alive are hidden. */
const headingOf = (container: HTMLElement) =>
  [...container.querySelectorAll('h1')].find((heading) => heading.getClientRects().length > 0)?.textContent;
const addressOf = (chosen: readonly LabState[]) =>
  chosen.find((state) => state.address !== undefined)?.address ?? '/index';

async function putFaults(address: string, chosen: readonly LabState[]): Promise<void> {
  const faults: LabFaults = merged(chosen.map((state) => state.faults));
  await fetch(address, { method: 'PUT', body: JSON.stringify(faults) });
}
