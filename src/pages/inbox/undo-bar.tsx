import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { contentLanguage } from '@/shared/intl/languages';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import styles from './undo-bar.module.css';
import type { Deletion } from './use-delete-with-undo';

/** A change of the list that can be undone, or its undo. */
type Change = Deletion | { kind: 'allRead' };

/** Shows what was deleted or marked, and offers to undo it. Stays in view while the list scrolls. */
export function UndoBar({
  change,
  busy,
  onUndo,
}: {
  change: Change;
  busy: boolean;
  onUndo: () => Promise<boolean>;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const undo = async () => {
    if (await onUndo()) bar.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={bar} className={styles.anchor} role="status" tabIndex={-1}>
      {change && (
        <div className={styles.bar}>
          <span>
            <UndoText change={change} />
          </span>
          {change.kind !== 'restored' && (
            <Button
              className={styles.undo}
              aria-disabled={busy}
              onClick={() => {
                if (!busy) void undo();
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

function UndoText({ change }: { change: NonNullable<Change> }) {
  if (change.kind === 'allRead') return <FormattedMessage {...messages.allMarked} />;
  if (change.kind === 'restored') return <FormattedMessage {...messages.restored} />;
  const [first] = change.messages;
  if (change.messages.length > 1)
    return <FormattedMessage {...messages.removedSeveral} values={{ count: change.messages.length }} />;
  return (
    <FormattedMessage
      {...messages.removed}
      values={{ title: <span lang={contentLanguage}>{first?.title}</span> }}
    />
  );
}
