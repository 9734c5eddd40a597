import { useSyncExternalStore } from 'react';
import { canFillScreen, isScreenFilled, onFullScreenChange, toggleFullScreen } from './full-screen';
import { messages } from './messages';
import { IconButton } from './icon-button';

const enterIcon = 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5';
const exitIcon = 'M3 7.5h4.5V3M12.5 3v4.5H17M17 12.5h-4.5V17M7.5 17v-4.5H3';

/** Shows the page on the full screen (R3.13), where the browser can. */
export function FullscreenButton() {
  const isFullscreen = useSyncExternalStore(onFullScreenChange, isScreenFilled);
  if (!canFillScreen()) return null;
  return (
    <IconButton
      label={isFullscreen ? messages.leaveFullScreen : messages.fullScreen}
      icon={isFullscreen ? exitIcon : enterIcon}
      onPress={() => void toggleFullScreen()}
    />
  );
}
