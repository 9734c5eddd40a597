import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useClosingOnNavigation } from './use-closing-on-navigation';

/**
 * State and props of a button with a panel. Escape closes the panel and focuses the button; a click or the keyboard
 * focus outside of both, and a change of the address, close it too.
 * @returns `container`: props of the element around both; `button`: props of the button
 */
export function useDisclosure() {
  const [open, setOpen] = useClosingOnNavigation();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    // Not `focusout`: it fires between press and click, and closing then would move the target away.
    const closeOnOutsideEvent = (event: Event) => {
      if (container.current && !event.composedPath().includes(container.current)) setOpen(false);
    };
    const events = ['click', 'keyup'];
    for (const event of events) document.addEventListener(event, closeOnOutsideEvent);
    return () => {
      for (const event of events) document.removeEventListener(event, closeOnOutsideEvent);
    };
  }, [open, setOpen]);
  return {
    open,
    close() {
      setOpen(false);
    },
    container: {
      ref: container,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation(); // one Escape closes one panel
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
