import { use, useRef, useState, type ComponentType } from 'react';
import { inChunk, loadChunk } from '@/shared/chunks/load-chunk';
import { NoticesContext } from '@/shared/ui/notices';
import { ToolButton } from '../header/tool-button';
import { messages } from './messages';
import type { SettingsDrawerProps } from './settings-drawer';

const sliders =
  'M2.5 6h7m5 0h3M12 3.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5zM2.5 14h3m5 0h7M8 11.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5z';

/** The drawer is fetched when a hand or the focus comes near its button. */
const drawer = inChunk(
  () => import('./settings-drawer'),
  (module) => module.SettingsDrawer,
);

/** Opens the settings, and has the focus again when they close. */
export function SettingsButton() {
  const notices = use(NoticesContext);
  const place = useRef<HTMLSpanElement>(null);
  const [loaded, setLoaded] = useState<ComponentType<SettingsDrawerProps> | null>(null);
  const [open, setOpen] = useState(false);
  const near = () => void loadChunk(drawer).catch(() => undefined);
  const show = async () => {
    try {
      const component = await loadChunk(drawer);
      setLoaded(() => component);
      setOpen(true);
    } catch (error) {
      notices?.show({ kind: 'failure', error });
    }
  };
  const Drawer = loaded;
  return (
    <span ref={place} onPointerEnter={near} onFocus={near}>
      <ToolButton label={messages.title} icon={sliders} aria-haspopup="dialog" onPress={() => void show()} />
      {Drawer && (
        <Drawer
          open={open}
          onClose={() => {
            setOpen(false);
          }}
          afterClose={() => {
            focusBack(place.current);
          }}
        />
      )}
    </span>
  );
}

/** To the button; on a narrow screen, whose drawer has closed over it, to the button of that. */
function focusBack(place: HTMLElement | null): void {
  const button = place?.querySelector('button');
  const shown = button?.offsetParent ? button : place?.closest('header')?.querySelector('button');
  shown?.focus();
}
