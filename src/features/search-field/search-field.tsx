import { use, useEffect, useEffectEvent, useId, useState, type Ref } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { limits } from '@/contracts/limits';
import { DataRouterContext } from '@/shared/lib/library-internals';
import styles from './search-field.module.css';

/**
 * A search field that searches while the user types; Enter searches at once. The keyword is in the URL: a search
 * replaces the current address and keeps the scroll position.
 * @param value the trimmed keyword of the URL
 * @param hrefFor the address of a search
 */
export function SearchField({
  value,
  label,
  placeholder,
  hrefFor,
  ref,
}: {
  value: string;
  label: string;
  placeholder?: string;
  hrefFor: (keyword: string) => string;
  ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const navigate = useNavigate();
  const { typed, setTyped, setComposing, submit } = useSearchInput(value, (keyword) => {
    void navigate(hrefFor(keyword), { replace: true, preventScrollReset: true });
  });
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.keywordMax}
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onCompositionStart={() => {
          setComposing(true);
        }}
        onCompositionEnd={() => {
          setComposing(false);
        }}
      />
    </form>
  );
}

/** Milliseconds after the last keystroke before the keyword is reported. */
const debounceMs = 300;

/**
 * Keeps the input and the URL's keyword in sync. Input is reported after a pause, but not during an IME composition or
 * a navigation, so neither overwrites the other. A keyword that changes elsewhere, as by the back button, replaces the
 * input.
 * @param onChange receives trimmed keywords that differ from the URL's
 */
function useSearchInput(value: string, onChange: (keyword: string) => void) {
  const isNavigating = useNavigation().state !== 'idle';
  const isCurrent = useIsCurrent();
  const [typed, setTyped] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const [lastValue, setLastValue] = useState(value);
  const [reported, setReported] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setReported(value);
    if (value !== reported) setTyped(value);
  }

  const keyword = typed.trim();
  const isNew = keyword !== value && !isComposing;
  const report = () => {
    setReported(keyword);
    onChange(keyword);
  };
  const reportIfCurrent = useEffectEvent(() => {
    if (isCurrent()) report();
  });
  useEffect(() => {
    if (!isNew || isNavigating) return undefined;
    const timer = setInterval(() => {
      reportIfCurrent();
    }, debounceMs);
    return () => {
      clearInterval(timer);
    };
  }, [isNew, isNavigating, keyword]);

  return {
    typed,
    setTyped,
    setComposing,
    submit: () => {
      if (isNew) report();
    },
  };
}

/**
 * Returns a check whether the router is at this page's address and not navigating. React renders router changes a little
 * later; a keyword reported in between would undo the navigation.
 */
function useIsCurrent(): () => boolean {
  const context = use(DataRouterContext);
  const { key } = useLocation();
  return () => {
    if (!context) return true;
    const { navigation, location } = context.router.state;
    return navigation.state === 'idle' && location.key === key;
  };
}
