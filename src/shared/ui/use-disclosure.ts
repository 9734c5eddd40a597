import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/**
 * A button that shows and hides what belongs to it: Escape closes it and gives the focus back, and so does leaving
 * it with the keyboard or the mouse.
 * @returns `holder` for the element around both, `button` for the button
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    // Not the loss of focus: it comes between press and click, and what closes then moves the target away.
    const closeOnOutsideEvent = (event: Event) => {
      if (container.current && !event.composedPath().includes(container.current)) setOpen(false);
    };
    const events = ['click', 'keyup'];
    for (const sign of events) document.addEventListener(sign, closeOnOutsideEvent);
    return () => {
      for (const sign of events) document.removeEventListener(sign, closeOnOutsideEvent);
    };
  }, [open]);
  return {
    open,
    close() {
      setOpen(false);
    },
    holder: {
      ref: container,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation(); // one Escape, one panel
        setOpen(false);
        button.current?.focus();
      },
    },
    button: {
      ref: button,
      type: 'button',
      'aria-expanded': open,
      onClick() {
        setOpen(!open);
      },
    },
  } as const;
}
