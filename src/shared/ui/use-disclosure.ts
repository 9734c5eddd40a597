import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useCloseOnBack } from './open-overlays';
import { useClosingOnNavigation } from './use-closing-on-navigation';

/** Screens on which a panel covers the page, as in the style sheets. */
const narrowScreens = '(max-width: 960px)';

/**
 * State and props of a button with a panel. Escape closes the panel and focuses the button; a click or the keyboard
 * focus outside of both, a change of the address, and Back on a narrow screen, which it covers, close it too.
 * @returns `container`: props of the element around both; `button`: props of the button
 */
export function useDisclosure() {
  const [open, setOpen] = useClosingOnNavigation();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useCloseOnBack(open && matchMedia(narrowScreens).matches, () => {
    setOpen(false);
  });
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
