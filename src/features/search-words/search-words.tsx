import { useId, type Ref } from 'react';
import { limits } from '@/contracts/limits';
import styles from './search-words.module.css';
import { useTypedWords } from './use-typed-words';

/**
 * A search field that searches as one types; Enter does at once. Its words live in the address: `onChange` is to
 * replace the present one.
 * @param value the words of the address, without blanks around them
 * @param hint what can be searched for, as long as nothing is typed
 */
export function SearchWords({
  value,
  label,
  hint,
  onChange,
  ref,
}: {
  value: string;
  label: string;
  hint?: string;
  onChange: (words: string) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const { typed, setTyped, setComposing, tellNow } = useTypedWords(value, onChange);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        tellNow();
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
        placeholder={hint}
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
