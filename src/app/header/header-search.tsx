import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { limits } from '@/contracts/limits';
import { lazyWithFallback } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import { icons } from '@/shared/ui/icon';
import { LineIcon } from '@/shared/ui/line-icon';
import { useCurrentPage } from '../router/current-page';
import styles from './header.module.css';
import { messages } from './messages';

/** Loaded with the first focus; the field works without. */
const SearchSuggestions = lazyWithFallback(
  defineChunk(
    () => import('../search-suggestions/search-suggestions'),
    (module) => module.default,
  ),
  () => null,
);

/**
 * The search field of every page (R3.13, R10.75); Ctrl+K opens the search page too. The home and the search page have
 * their own field: there this one is hidden, but keeps its space.
 */
export function HeaderSearch() {
  const intl = useIntl();
  const navigate = useNavigate();
  const key = useCurrentPage()?.key;
  const hasOwn = key === 'home' || key === 'search';
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const empty = () => {
    if (field.current) field.current.value = '';
    setFocus(false);
  };
  const label = intl.formatMessage(messages.search);
  return (
    <form
      ref={form}
      role="search"
      aria-label={intl.formatMessage(messages.searchField)}
      className={styles.search}
      data-hidden={hasOwn || undefined}
      onFocus={() => {
        setFocus(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      }}
      onInput={() => {
        setFocus(true);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const keyword = field.current?.value.trim() ?? '';
        empty();
        const query = keyword === '' ? '' : `?${new URLSearchParams({ q: keyword }).toString()}`;
        void navigate(paths.search.href() + query);
      }}
    >
      <input
        ref={field}
        type="search"
        // a choice leaves the focus here, and closes the suggestions
        onClick={() => {
          setFocus(true);
        }}
        aria-label={intl.formatMessage(messages.searchField)}
        aria-keyshortcuts="Control+K Meta+K"
        placeholder={intl.formatMessage(messages.searchHint)}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.keywordMax}
      />
      <button type="submit" aria-label={label} title={label}>
        <LineIcon path={icons.search} />
      </button>
      {hasFocus && <SearchSuggestions form={form} onClose={empty} />}
    </form>
  );
}
