import {
  createContext,
  createElement,
  use,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';

export interface SuggestionsProps {
  /** The form that holds the focus, with one `input` of type search. */
  form: RefObject<HTMLFormElement | null>;
  /** Called after a choice. */
  onClose: () => void;
}

/** Suggestions below a search field; none by default. */
export const SuggestionsContext = createContext<ComponentType<SuggestionsProps> | null>(null);

/**
 * Suggestions for a search form, loaded with its first focus; the field works without.
 * @returns the attributes of the form, a function that empties the field and closes the suggestions, one that opens
 *   them, and the suggestions themselves, as the last child of the form
 */
export function useSuggestions(): {
  form: {
    ref: RefObject<HTMLFormElement | null>;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
    onInput: () => void;
  };
  open: () => void;
  empty: () => void;
  suggestions: ReactNode;
} {
  const ref = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
  };
  const empty = () => {
    const field = ref.current?.querySelector('input');
    if (field) field.value = '';
    setOpen(false);
  };
  return {
    form: {
      ref,
      onFocus: open,
      onInput: open,
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
    open,
    empty,
    suggestions: isOpen && <Suggestions form={ref} onClose={empty} />,
  };
}

function Suggestions(props: SuggestionsProps) {
  const provided = use(SuggestionsContext);
  return provided && createElement(provided, props);
}
