import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import styles from './tab-panels.module.css';

interface Tab {
  label: Message;
  content: ReactNode;
}

/**
 * Tabs with their panels; the first one is open. A panel is rendered once it has been opened, and keeps its input. antd's
 * Tabs weigh 21 KiB, which the login page would load.
 * @param label names the tabs
 * @param panelClass of each panel
 */
export function TabPanels({
  label,
  tabs,
  panelClass,
}: {
  label: Message;
  tabs: readonly Tab[];
  panelClass?: string | undefined;
}) {
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(0);
  const [opened, setOpened] = useState<readonly number[]>([0]);
  const show = (index: number) => {
    setOpen(index);
    if (!opened.includes(index)) setOpened([...opened, index]);
  };
  return (
    <>
      <div
        role="tablist"
        className={styles.tabs}
        aria-label={intl.formatMessage(label)}
        onKeyDown={(event) => {
          const step = stepOf(event);
          if (step === 0) return;
          event.preventDefault();
          const next = (open + step + tabs.length) % tabs.length;
          show(next);
          event.currentTarget.querySelectorAll('button')[next]?.focus();
        }}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.label.id}
            id={`${id}-${index}`}
            type="button"
            role="tab"
            aria-selected={index === open}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === open ? 0 : -1}
            onClick={() => {
              show(index);
            }}
          >
            <FormattedMessage {...tab.label} />
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label.id}
          id={`${id}-panel-${index}`}
          role="tabpanel"
          aria-labelledby={`${id}-${index}`}
          className={panelClass}
          hidden={index !== open}
        >
          {opened.includes(index) && tab.content}
        </div>
      ))}
    </>
  );
}

/** The direction in which an arrow key moves among the tabs; 0 for other keys. */
function stepOf({ key }: KeyboardEvent): -1 | 0 | 1 {
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
}
