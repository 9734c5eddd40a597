import { FormattedMessage, useIntl } from 'react-intl';
import { Disclosure } from '@/shared/ui/disclosure';
import { Icon } from '@/shared/ui/icon';
import { messages } from './messages';
import {
  allTabsClosed,
  otherTabsClosed,
  tabClosed,
  tabs as slice,
  tabsLeftClosed,
  tabsRightClosed,
  type Tab,
} from '../store/tabs-slice';
import { useCloseTabs } from './use-close-tabs';
import styles from './tabs-bar.module.css';

const actions = [
  { text: messages.closeThis, make: tabClosed },
  { text: messages.closeOthers, make: otherTabsClosed },
  { text: messages.closeLeft, make: tabsLeftClosed },
  { text: messages.closeRight, make: tabsRightClosed },
  { text: messages.closeAll, make: () => allTabsClosed() },
] as const;

/** The ways of closing, as seen from the tab that is shown; one that would close nothing cannot be pressed. */
export function TabMenu({ tabs, activeId }: { tabs: readonly Tab[]; activeId: string }) {
  const intl = useIntl();
  const close = useCloseTabs();
  return (
    <Disclosure
      className={styles.actions}
      label={<Icon name="more" />}
      accessibleName={intl.formatMessage(messages.actions)}
    >
      {actions.map(({ text, make }) => {
        const action = make(activeId);
        return (
          <button
            key={text.id}
            type="button"
            disabled={slice.reducer([...tabs], action).length === tabs.length}
            onClick={() => {
              void close(action);
            }}
          >
            <FormattedMessage {...text} />
          </button>
        );
      })}
    </Disclosure>
  );
}
