import { use, useRef, useState, type ComponentType } from 'react';
import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { ToastQueueContext } from '@/shared/ui/toast-queue';
import { IconButton } from './icon-button';
import { messages } from '../settings/messages';
import type { SettingsDrawerProps } from '../settings/settings-drawer';

const slidersIcon =
  'M2.5 6h7m5 0h3M12 3.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5zM2.5 14h3m5 0h7M8 11.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5z';

/** The drawer is fetched when a hand or the focus comes near its button. */
const drawer = defineChunk(
  () => import('../settings/settings-drawer'),
  (module) => module.SettingsDrawer,
);

/** Opens the settings, and has the focus again when they close. */
export function SettingsButton() {
  const notices = use(ToastQueueContext);
  const container = useRef<HTMLSpanElement>(null);
  const [loaded, setLoaded] = useState<ComponentType<SettingsDrawerProps> | null>(null);
  const [open, setOpen] = useState(false);
  const preload = () => void loadChunkWithRetry(drawer).catch(() => undefined);
  const show = async () => {
    try {
      const component = await loadChunkWithRetry(drawer);
      setLoaded(() => component);
      setOpen(true);
    } catch (error) {
      notices?.show({ kind: 'failure', error });
    }
  };
  const Drawer = loaded;
  return (
    <span ref={container} onPointerEnter={preload} onFocus={preload}>
      <IconButton
        label={messages.title}
        icon={slidersIcon}
        aria-haspopup="dialog"
        onPress={() => void show()}
      />
      {Drawer && (
        <Drawer
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

/** To the button; on a narrow screen, whose drawer has closed over it, to the button of that. */
function restoreFocus(container: HTMLElement | null): void {
  const button = container?.querySelector('button');
  const shown = button?.offsetParent ? button : container?.closest('header')?.querySelector('button');
  shown?.focus();
}
