import type { HostProps, PortalHandle } from '../../src/contracts/host';

/** The unsaved input of all portals of the host. */
export function createUnsavedInput() {
  // guide: from here to `end` copied into the guide, which a test compares
  const portals = new Map<string, { handle?: PortalHandle; hasUnsaved?: boolean }>();
  const change = (name: string, part: { handle?: PortalHandle; hasUnsaved?: boolean }) =>
    portals.set(name, { ...portals.get(name), ...part });

  /** Callbacks for the props of a portal. */
  const callbacksFor = (name: string): HostProps => ({
    onReady: (handle) => change(name, { handle }),
    onUnsavedChange: (hasUnsaved) => change(name, { hasUnsaved }),
  });
  /** True while leaving the page would lose typed text. */
  const hasUnsaved = () => [...portals.values()].some((portal) => portal.hasUnsaved);
  /** Asks the user in each portal that has typed text. */
  const canLeave = async () => {
    for (const { handle } of portals.values()) if (handle && !(await handle.canLeave())) return false;
    return true;
  };
  // end
  return { callbacksFor, hasUnsaved, canLeave };
}

export type UnsavedInput = ReturnType<typeof createUnsavedInput>;
