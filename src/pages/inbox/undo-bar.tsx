import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { contentLanguage } from '@/shared/intl/languages';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import styles from './undo-bar.module.css';
import type { Deletion } from './use-delete-with-undo';

/** Says what was deleted and offers to undo it. Stays in view while the list scrolls. */
export function UndoBar({
  deletion,
  busy,
  onRestore,
}: {
  deletion: Deletion;
  busy: boolean;
  onRestore: () => Promise<boolean>;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const restore = async () => {
    if (await onRestore()) bar.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={bar} className={styles.anchor} role="status" tabIndex={-1}>
      {deletion && (
        <div className={styles.bar}>
          <span>
            <UndoText deletion={deletion} />
          </span>
          {deletion.kind === 'deleted' && (
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

function UndoText({ deletion }: { deletion: NonNullable<Deletion> }) {
  if (deletion.kind === 'restored') return <FormattedMessage {...messages.restored} />;
  const [first] = deletion.messages;
  if (deletion.messages.length > 1)
    return <FormattedMessage {...messages.removedSeveral} values={{ count: deletion.messages.length }} />;
  return (
    <FormattedMessage
      {...messages.removed}
      values={{ title: <span lang={contentLanguage}>{first?.title}</span> }}
    />
  );
}
