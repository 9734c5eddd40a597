import { useIntl } from 'react-intl';
import { selectSettings, sideBarToggled } from '../store/settings-slice';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import { messages } from './messages';

/** Collapses the sidebar to icons and expands it again; the state is stored (R4.38). */
export function CollapseButton({ className }: { className: string | undefined }) {
  const intl = useIntl();
  const dispatch = usePortalDispatch();
  const { collapse } = usePortalSelector(selectSettings);
  const label = intl.formatMessage(collapse ? messages.expand : messages.collapse);
  return (
    <button
      type="button"
      className={className}
      aria-expanded={!collapse}
      aria-label={label}
      title={label}
      onClick={() => {
        dispatch(sideBarToggled());
      }}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.6">
        <path d={collapse ? 'M3 5h14M9 10h8M3 15h14M3 8l3 2-3 2' : 'M3 5h14M9 10h8M3 15h14M6 8l-3 2 3 2'} />
      </svg>
    </button>
  );
}
