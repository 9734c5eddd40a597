import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import { LineIcon } from '@/shared/ui/line-icon';
import { messages } from '../messages';
import styles from './pdf.module.css';

/** Factors of the width that fits. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export type Zoom = (typeof zooms)[number];

/** The next factor in a direction; at an end the same one. */
export function nextZoom(zoom: Zoom, step: 1 | -1): Zoom {
  return zooms[zooms.indexOf(zoom) + step] ?? zoom;
}

const icons = {
  previous: 'M5 12l5-5 5 5',
  next: 'M5 8l5 5 5-5',
  smaller: 'M5 10h10',
  larger: 'M5 10h10M10 5v10',
} as const;

interface Props {
  page: number;
  pages: number;
  zoom: Zoom;
  onPage: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
}

/** Page and zoom of a document, with buttons that change them. */
export function PdfToolbar({ page, pages, zoom, onPage, onZoom }: Props) {
  const intl = useIntl();
  const [smaller, larger] = [nextZoom(zoom, -1), nextZoom(zoom, 1)];
  return (
    <div className={styles.bar} role="toolbar" aria-label={intl.formatMessage(messages.pdfToolbar)}>
      <div className={styles.group}>
        <ToolbarButton
          text={messages.previousPage}
          icon="previous"
          disabled={page <= 1}
          onPress={() => {
            onPage(page - 1);
          }}
        />
        <span className={styles.count}>
          <span aria-hidden="true">{`${page} / ${pages}`}</span>
          <span className="portal-hidden">
            <FormattedMessage {...messages.pdfPageOf} values={{ page, pages }} />
          </span>
        </span>
        <ToolbarButton
          text={messages.nextPage}
          icon="next"
          disabled={page >= pages}
          onPress={() => {
            onPage(page + 1);
          }}
        />
      </div>
      <div className={styles.group}>
        <ToolbarButton
          text={messages.zoomOut}
          icon="smaller"
          disabled={smaller === zoom}
          onPress={() => {
            onZoom(smaller);
          }}
        />
        <button
          type="button"
          className={styles.zoom}
          title={intl.formatMessage(messages.fitWidth)}
          onClick={() => {
            onZoom(1);
          }}
        >
          <FormattedNumber value={zoom} style="percent" />
          <span className="portal-hidden">
            <FormattedMessage {...messages.fitWidth} />
          </span>
        </button>
        <ToolbarButton
          text={messages.zoomIn}
          icon="larger"
          disabled={larger === zoom}
          onPress={() => {
            onZoom(larger);
          }}
        />
      </div>
    </div>
  );
}

function ToolbarButton({
  text,
  icon,
  disabled,
  onPress,
}: {
  text: Message;
  icon: keyof typeof icons;
  /** At an end. The button keeps the focus. */
  disabled: boolean;
  onPress: () => void;
}) {
  const name = useIntl().formatMessage(text);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      title={name}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <LineIcon path={icons[icon]} />
    </button>
  );
}
