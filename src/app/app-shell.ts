/** What index.html painted before any script, standalone. */
export interface AppShell {
  banner: HTMLElement | null;
  /** Shows the portal in its place; safe to call again. */
  reveal(): void;
}

/** Keeps `element` out of sight while the first paint stands, so that nothing moves when they change places. */
export function attachAppShell(mountPoint: ParentNode, element: HTMLElement): AppShell {
  const shell = mountPoint.querySelector('[data-first-paint]');
  element.hidden = shell !== null;
  return {
    banner: shell?.querySelector<HTMLElement>('.portal-banner') ?? null,
    reveal() {
      shell?.remove();
      element.hidden = false;
    },
  };
}
