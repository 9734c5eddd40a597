import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { limits } from '@/contracts/limits';
import { useSuggestions } from '@/features/search-field/use-suggestions';
import { fromTop } from '@/shared/routes/in-place';
import { paths } from '@/shared/routes/paths';
import { icons } from '@/shared/ui/icon';
import { LineIcon } from '@/shared/ui/line-icon';
import { useCurrentPage } from '../router/current-page';
import styles from './header.module.css';
import { messages } from './messages';

/**
 * The search field of every page (R3.13, R10.75); Ctrl+K opens the search page too. The home and the search page have
 * their own field: there this one is hidden, but keeps its space.
 */
export function HeaderSearch() {
  const intl = useIntl();
  const navigate = useNavigate();
  const key = useCurrentPage()?.key;
  const hasOwn = key === 'home' || key === 'search';
  const { form, open, empty, suggestions } = useSuggestions();
  const label = intl.formatMessage(messages.search);
  return (
    <form
      {...form}
      role="search"
      aria-label={intl.formatMessage(messages.searchField)}
      className={styles.search}
      data-hidden={hasOwn || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const keyword = event.currentTarget.querySelector('input')?.value.trim() ?? '';
        empty();
        const query = keyword === '' ? '' : `?${new URLSearchParams({ q: keyword }).toString()}`;
        void navigate(paths.search.href() + query, fromTop);
      }}
    >
      <input
        type="search"
        // a choice leaves the focus here, and closes the suggestions
        onClick={open}
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
      {suggestions}
    </form>
  );
}
