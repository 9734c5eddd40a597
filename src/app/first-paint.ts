/** What index.html painted before any script, standalone. */
export interface FirstPaint {
  banner: HTMLElement | null;
  /** Shows the portal in its place; safe to call again. */
  end(): void;
}

/** Keeps `element` out of sight while the first paint stands, so that nothing moves when they change places. */
export function readFirstPaint(mountPoint: ParentNode, element: HTMLElement): FirstPaint {
  const shell = mountPoint.querySelector('[data-first-paint]');
  element.hidden = shell !== null;
  return {
    banner: shell?.querySelector<HTMLElement>('.portal-banner') ?? null,
    end() {
      shell?.remove();
      element.hidden = false;
    },
  };
}
