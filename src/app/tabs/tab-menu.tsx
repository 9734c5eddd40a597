import { use } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UnsavedChangesContext } from '@/shared/form/unsaved-changes';
import { useConfirm } from '@/shared/ui/dialog/dialog-queue';
import { Disclosure } from '@/shared/ui/disclosure';
import { Icon } from '@/shared/ui/icon';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import {
  allTabsClosed,
  otherTabsClosed,
  selectTabs,
  tabClosed,
  tabs as slice,
  tabsLeftClosed,
  tabsRightClosed,
  type Tab,
} from '../store/tabs-slice';
import { messages } from './messages';
import styles from './tabs-bar.module.css';

const items = [
  { text: messages.closeThis, actionFor: tabClosed },
  { text: messages.closeOthers, actionFor: otherTabsClosed },
  { text: messages.closeLeft, actionFor: tabsLeftClosed },
  { text: messages.closeRight, actionFor: tabsRightClosed },
  { text: messages.closeAll, actionFor: () => allTabsClosed() },
] as const;

/** Closes several tabs, relative to the active one. An item that would close nothing is disabled. */
export function TabMenu({ tabs, activeId }: { tabs: readonly Tab[]; activeId: string }) {
  const intl = useIntl();
  const closeTabs = useCloseTabs();
  return (
    <Disclosure
      className={styles.actions}
      label={<Icon name="more" />}
      accessibleName={intl.formatMessage(messages.actions)}
    >
      {items.map(({ text, actionFor }) => {
        const action = actionFor(activeId);
        return (
          <button
            key={text.id}
            type="button"
            disabled={slice.reducer([...tabs], action).length === tabs.length}
            onClick={() => {
              void closeTabs(action);
            }}
          >
            <FormattedMessage {...text} />
          </button>
        );
      })}
    </Disclosure>
  );
}

type CloseAction = Parameters<typeof slice.reducer>[1];

/**
 * Closes tabs, after one confirmation when unsaved input would be lost.
 * @returns takes an action of the tabs; `onClose` is called just before it is dispatched
 */
export function useCloseTabs(): (action: CloseAction, onClose?: () => void) => Promise<void> {
  const intl = useIntl();
  const dispatch = usePortalDispatch();
  const tabs = usePortalSelector(selectTabs);
  const { confirm } = useConfirm();
  const unsaved = use(UnsavedChangesContext);
  return async (action, onClose) => {
    const remaining = slice.reducer([...tabs], action);
    const losing = tabs.filter((tab) => !remaining.includes(tab) && unsaved?.wouldLose(tab.id) === true);
    const pages = losing
      .map(({ title }) => intl.formatMessage(title))
      .join(intl.formatMessage(messages.separator));
    if (losing.length > 0 && !(await confirm({ text: messages.unsaved, values: { pages }, danger: true })))
      return;
    onClose?.();
    dispatch(action);
  };
}
