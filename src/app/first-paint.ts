/** What index.html painted before any script, standalone. */
export interface FirstPaint {
  banner: HTMLElement | null;
  /** Takes the rest of it away; safe to call again. */
  end(): void;
}

export function readFirstPaint(mountPoint: ParentNode): FirstPaint {
  const shell = mountPoint.querySelector('[data-first-paint]');
  return {
    banner: shell?.querySelector<HTMLElement>('.portal-banner') ?? null,
    end: () => {
      shell?.remove();
    },
  };
}
