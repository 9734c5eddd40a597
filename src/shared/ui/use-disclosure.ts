import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * A button that shows and hides what belongs to it: Escape closes it and gives the focus back, and so does leaving
 * it with the keyboard or the mouse.
 * @returns `holder` for the element around both, `button` for the button
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  return {
    open,
    close() {
      setOpen(false);
    },
    holder: {
      onKeyDown({ key }: KeyboardEvent) {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        ref.current?.focus();
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
    button: {
      ref,
      type: 'button',
      'aria-expanded': open,
      onClick() {
        setOpen(!open);
      },
    },
  } as const;
}
