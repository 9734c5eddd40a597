import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { contentLanguage } from '@/shared/intl/languages';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import styles from './undo-bar.module.css';
import type { Deletion } from './use-delete-with-undo';

/** Says what was deleted, and takes it back. It stays in view while the list scrolls, and keeps the focus it is given. */
export function UndoBar({
  removal,
  busy,
  onRestore,
}: {
  removal: Deletion;
  busy: boolean;
  onRestore: () => Promise<boolean>;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const restore = async () => {
    if (await onRestore()) bar.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={bar} className={styles.place} role="status" tabIndex={-1}>
      {removal && (
        <div className={styles.bar}>
          <span>
            <UndoText removal={removal} />
          </span>
          {removal.kind === 'removed' && (
            <Button
              className={styles.undo}
              aria-disabled={busy}
              onClick={() => {
                if (!busy) void restore();
              }}
            >
              <FormattedMessage {...messages.undo} />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function UndoText({ removal }: { removal: NonNullable<Deletion> }) {
  if (removal.kind === 'restored') return <FormattedMessage {...messages.restored} />;
  const [first] = removal.messages;
  if (removal.messages.length > 1)
    return <FormattedMessage {...messages.removedSeveral} values={{ count: removal.messages.length }} />;
  return (
    <FormattedMessage
      {...messages.removed}
      values={{ title: <span lang={contentLanguage}>{first?.title}</span> }}
    />
  );
}
