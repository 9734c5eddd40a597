import { useRef, useState } from 'react';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { useClosingOnNavigation } from '@/shared/ui/use-closing-on-navigation';
import { messages } from '../settings/messages';
import { IconButton } from './icon-button';

export const slidersIcon =
  'M2.5 6h7m5 0h3M12 3.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5zM2.5 14h3m5 0h7M8 11.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5z';

const drawerChunk = defineChunk(
  () => import('../settings/settings-drawer'),
  (module) => module.SettingsDrawer,
);
const SettingsDrawer = lazyWithRetry(drawerChunk, { placement: 'overlay' });

/** Opens the settings drawer and takes the focus back when it closes. Hover and focus prefetch the drawer's code. */
export function SettingsButton() {
  const container = useRef<HTMLSpanElement>(null);
  const [isRequested, setRequested] = useState(false);
  const [open, setOpen] = useClosingOnNavigation();
  const prefetch = () => void loadChunkWithRetry(drawerChunk).catch(() => undefined);
  return (
    <span ref={container} onPointerEnter={prefetch} onFocus={prefetch}>
      <IconButton
        label={messages.title}
        icon={slidersIcon}
        aria-haspopup="dialog"
        onPress={() => {
          setRequested(true);
          setOpen(true);
        }}
      />
      {isRequested && (
        <SettingsDrawer
          open={open}
          onClose={() => {
            setOpen(false);
          }}
          afterClose={() => {
            restoreFocus(container.current);
          }}
        />
      )}
    </span>
  );
}

/**
 * Focuses the settings button; where its panel is closed, the button that opens the panel: that of the actions, or on a
 * narrow screen that of the menu.
 */
function restoreFocus(container: HTMLElement | null): void {
  const header = container?.closest('header');
  const buttons = [
    container?.querySelector('button'),
    header?.querySelector<HTMLElement>('[data-header-actions]'),
    header?.querySelector<HTMLElement>('[data-menu]'),
  ];
  buttons.find((button) => button?.offsetParent)?.focus();
}
