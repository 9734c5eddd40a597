import type { MouseEvent, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/**
 * The first link of a page: it moves the focus past the header.
 * @param target the main element, with the id `main`
 */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault(); // the hash belongs to the router
    target.current?.focus();
  };
  return (
    <a className="portal-skip" href="#main" onClick={skip}>
      <FormattedMessage {...messages.skip} />
    </a>
  );
}
