import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { messages as filterMessages } from '@/shared/ui/filters/messages';
import { Icon } from '@/shared/ui/icon';
import { useCloseOnBack } from '@/shared/ui/open-overlays';
import { Filters } from './filters';
import { activeFilters, type ListParams } from './list-params';
import { messages } from './messages';
import styles from './project-list-page.module.css';

interface FilterSheetProps {
  params: ListParams;
  isSignedIn: boolean;
  /** Number of courses that the list has; undefined while it is not known. */
  total: number | undefined;
}

/** On narrow screens: a button that opens the filters over the page. */
export function FilterSheet(props: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const count = activeFilters({ ...props.params, keyword: '' }).length;
  return (
    <div className={styles.sheetToggle}>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <FormattedMessage
          {...(count > 0 ? filterMessages.filtersSelected : filterMessages.filters)}
          values={{ count }}
        />
      </Button>
      {isOpen && (
        <Sheet
          {...props}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

/** Screens with the button of the sheet, as in the style sheet. */
const sheetScreens = '(max-width: 960px)';

/**
 * The open sheet. The browser's own dialog holds the focus, closes on Escape and gives the focus back. It closes with its
 * page and on a screen that has no button for it: a modal dialog that nobody sees blocks the document.
 */
function Sheet({ params, isSignedIn, total, onClose }: FilterSheetProps & { onClose: () => void }) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const onHidden = useEffectEvent(onClose);
  const close = () => {
    if (dialog.current) hide(dialog.current);
    onClose();
  };
  useCloseOnBack(true, close);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    show(element);
    const screen = matchMedia(sheetScreens);
    const leave = () => {
      hide(element);
      onHidden();
    };
    const closeOnWideScreen = () => {
      if (!screen.matches) leave();
    };
    screen.addEventListener('change', closeOnWideScreen);
    return () => {
      screen.removeEventListener('change', closeOnWideScreen);
      leave();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={intl.formatMessage(filterMessages.filters)}
      onClose={onClose}
      onClick={(event) => {
        // a click on the backdrop has the dialog itself as its target
        if (event.target === dialog.current) close();
      }}
    >
      <div className={styles.sheetBody}>
        <div className={styles.sheetHead}>
          <strong>
            <FormattedMessage {...filterMessages.filters} />
          </strong>
          <button type="button" aria-label={intl.formatMessage(messages.close)} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <Filters params={params} isSignedIn={isSignedIn} />
        <div className={styles.sheetFoot}>
          <Button solid onClick={close}>
            {total === undefined ? (
              <FormattedMessage {...messages.showResults} />
            ) : (
              <FormattedMessage {...messages.showTotal} values={{ total }} />
            )}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** Safari has modal dialogs since 15.4; in older versions the sheet covers the page without trapping the focus. */
const canBeModal = (dialog: HTMLDialogElement) => typeof dialog.showModal === 'function';

function show(dialog: HTMLDialogElement): void {
  if (canBeModal(dialog)) dialog.showModal();
  else dialog.setAttribute('open', '');
}

function hide(dialog: HTMLDialogElement): void {
  if (canBeModal(dialog)) dialog.close();
  else dialog.removeAttribute('open');
}
