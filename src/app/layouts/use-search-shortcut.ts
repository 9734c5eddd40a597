import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { useAppearance } from '@/shared/theme/appearance-context';
import { usePortal } from '../portal-context';
import { selectTheme } from '../store/settings-slice';
import { usePortalSelector } from '../store/store';

/**
 * Ctrl+K, or ⌘K, leads to the search (R10.75), as long as the theme shows it and the focus is in no dialog: from anywhere on a
 * page of our own, in a host only while the focus is with us.
 */
export function useSearchShortcut(): void {
  const { embedded } = usePortal();
  const { root } = useAppearance();
  const { showSearch } = usePortalSelector(selectTheme);
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event) || event.defaultPrevented || isInDialog(event.target)) return;
    event.preventDefault();
    void navigate(paths.search.href());
  });
  useEffect(() => {
    if (!showSearch) return undefined;
    const target: EventTarget = embedded ? root : document;
    const listen = (event: Event) => {
      press(event as KeyboardEvent);
    };
    target.addEventListener('keydown', listen);
    return () => {
      target.removeEventListener('keydown', listen);
    };
  }, [embedded, root, showSearch]);
}

function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog]') !== null;
