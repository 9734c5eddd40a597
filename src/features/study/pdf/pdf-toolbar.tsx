import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import { LineIcon } from '@/shared/ui/line-icon';
import { messages } from './messages';
import styles from './pdf.module.css';
import { nextZoom, type Zoom } from './zoom';

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

/** Where one is in a document, and how large it is. */
export function PdfToolbar({ page, pages, zoom, onPage, onZoom }: Props) {
  const intl = useIntl();
  const [smaller, larger] = [nextZoom(zoom, -1), nextZoom(zoom, 1)];
  return (
    <div className={styles.bar} role="toolbar" aria-label={intl.formatMessage(messages.bar)}>
      <div className={styles.group}>
        <BarButton
          text={messages.previous}
          icon="previous"
          rests={page <= 1}
          onPress={() => {
            onPage(page - 1);
          }}
        />
        <span className={styles.count}>
          <span aria-hidden="true">{`${page} / ${pages}`}</span>
          <span className="portal-hidden">
            <FormattedMessage {...messages.pageOf} values={{ page, pages }} />
          </span>
        </span>
        <BarButton
          text={messages.next}
          icon="next"
          rests={page >= pages}
          onPress={() => {
            onPage(page + 1);
          }}
        />
      </div>
      <div className={styles.group}>
        <BarButton
          text={messages.smaller}
          icon="smaller"
          rests={smaller === zoom}
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
        <BarButton
          text={messages.larger}
          icon="larger"
          rests={larger === zoom}
          onPress={() => {
            onZoom(larger);
          }}
        />
      </div>
    </div>
  );
}

function BarButton({
  text,
  icon,
  rests,
  onPress,
}: {
  text: Message;
  icon: keyof typeof icons;
  /** There is nothing further that way; it keeps the focus. */
  rests: boolean;
  onPress: () => void;
}) {
  const name = useIntl().formatMessage(text);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      title={name}
      aria-disabled={rests}
      onClick={() => {
        if (!rests) onPress();
      }}
    >
      <LineIcon path={icons[icon]} />
    </button>
  );
}
