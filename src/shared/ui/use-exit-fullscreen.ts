import { useEffect } from 'react';
import { exitFullscreenWithout } from '@/shared/lib/fullscreen';
import { useAppearance } from '@/shared/theme/appearance-context';

/** Leaves the full screen of a part of the page, such as a video, when a dialog opens, which would be invisible there. */
export function useExitFullscreen(isOpen: boolean): void {
  const { root, popups = root } = useAppearance();
  useEffect(() => {
    if (isOpen) exitFullscreenWithout(popups);
  }, [isOpen, popups]);
}
