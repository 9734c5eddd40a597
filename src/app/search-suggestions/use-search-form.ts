import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '@/shared/api/base-api';
import type { ScopedCache } from '@/shared/lib/scoped-cache';
import { addRecentSearch } from './recent-searches';

/** Milliseconds after the last keystroke before the request. */
const debounceMs = 250;

/**
 * Handles the field of a search form. Its keyword is updated after a pause, but not during an IME composition. Escape
 * hides the suggestions until the next keystroke, Arrow down focuses the first one, and submitted keywords are stored.
 */
export function useSearchForm(form: RefObject<HTMLFormElement | null>) {
  const [keyword, setKeyword] = useState('');
  const [isHidden, setHidden] = useState(false);
  const callCache = useCacheCall();
  const remember = useEffectEvent((text: string) => {
    callCache((cache) => {
      addRecentSearch(cache, text);
    });
  });
  useEffect(() => {
    const element = form.current;
    const field = element?.querySelector('input');
    if (!element || !field) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isComposing = false;
    const read = () => {
      setHidden(false);
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isComposing) setKeyword(field.value.trim());
      }, debounceMs);
    };
    const onStart = () => {
      isComposing = true;
    };
    const onEnd = () => {
      isComposing = false;
      read();
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setHidden(true);
      if (event.key === 'ArrowDown' && moveFocus(element, event.key)) event.preventDefault();
    };
    // before the form empties its field
    const onSubmit = () => {
      remember(field.value.trim());
    };
    read();
    field.addEventListener('input', read);
    field.addEventListener('compositionstart', onStart);
    field.addEventListener('compositionend', onEnd);
    field.addEventListener('keydown', onKeyDown);
    element.addEventListener('submit', onSubmit, true);
    return () => {
      clearTimeout(timer);
      field.removeEventListener('input', read);
      field.removeEventListener('compositionstart', onStart);
      field.removeEventListener('compositionend', onEnd);
      field.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('submit', onSubmit, true);
    };
  }, [form]);
  return {
    keyword,
    isHidden,
    hide: () => {
      setHidden(true);
    },
  };
}

/** Moves the focus along the links. @returns true if the key was handled */
export function moveFocus(within: HTMLElement, key: string): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const links = [...within.querySelectorAll<HTMLElement>('a')];
  if (step === undefined || links.length === 0) return false;
  const at = links.findIndex((link) => link.matches(':focus'));
  links[(at + step + links.length) % links.length]?.focus();
  return true;
}

/** Calls a function with the portal's cache. */
export function useCacheCall() {
  const dispatch = useDispatch<ApiDispatch>();
  return <Result>(use: (cache: ScopedCache) => Result): Result =>
    dispatch((_dispatch, _getState, { cache }) => use(cache));
}
