import { useId, type Ref } from 'react';
import { limits } from '@/contracts/limits';
import styles from './search-field.module.css';
import { useSearchInput } from './use-search-input';

/**
 * A search field that searches as one types; Enter does at once. Its words live in the address: `onChange` is to
 * replace the present one.
 * @param value the words of the address, without blanks around them
 * @param hint what can be searched for, as long as nothing is typed
 */
export function SearchField({
  value,
  label,
  placeholder,
  onChange,
  ref,
}: {
  value: string;
  label: string;
  placeholder?: string;
  onChange: (words: string) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const { typed, setTyped, setComposing, submit } = useSearchInput(value, onChange);
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
