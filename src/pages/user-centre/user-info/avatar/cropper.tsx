import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './avatar.module.css';
import { maxZoom, moveCrop, zoomCrop, zoomLevel, type Crop } from './crop-avatar';
import { drawCrop } from './cut-avatar';
import { messages } from './messages';

/** Pixels of the view; on the screen it may be smaller. */
const canvasSize = 512;
/** What one press of a key does, as a part of the view. */
const step = 0.04;
const zoomStep = 1.1;

/**
 * Shows the square that will be cut out of a picture, moved by pointer or arrow keys, brought closer by slider, `+` and
 * `-`. What is in the circle is what others see.
 */
export function Cropper({
  picture,
  crop,
  onChange,
}: {
  picture: HTMLCanvasElement;
  crop: Crop;
  /** Takes a change, not its result: more than one may come between two renderings. */
  onChange: (change: (crop: Crop) => Crop) => void;
}) {
  const intl = useIntl();
  const view = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  const zoom = zoomLevel(crop, picture);
  useEffect(() => {
    if (view.current) drawCrop(view.current, picture, crop);
  }, [picture, crop]);

  const lastPointer = useRef({ x: 0, y: 0 });
  const onPointerDown = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId);
    lastPointer.current = { x, y };
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const width = currentTarget.clientWidth;
    const [right, down] = [(lastPointer.current.x - x) / width, (lastPointer.current.y - y) / width];
    lastPointer.current = { x, y };
    onChange((crop) => moveCrop(crop, right * crop.side, down * crop.side, picture));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const change = changeForKey(event.key, picture);
    if (change === null) return;
    event.preventDefault();
    onChange(change);
  };

  return (
    <div className={styles.cropper}>
      <div
        className={styles.view}
        role="application"
        tabIndex={0}
        aria-label={intl.formatMessage(messages.area)}
        aria-describedby={hint}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      >
        <canvas ref={view} width={canvasSize} height={canvasSize} aria-hidden="true" />
      </div>
      <p id={hint}>
        <FormattedMessage {...messages.areaHint} />
      </p>
      <label className={styles.zoom}>
        <FormattedMessage {...messages.zoom} />
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.01}
          value={zoom}
          aria-valuetext={intl.formatNumber(zoom, { style: 'percent' })}
          onChange={({ target }) => {
            const closeness = Number(target.value);
            onChange((crop) => zoomCrop(crop, closeness, picture));
          }}
        />
      </label>
    </div>
  );
}

/** What a key does to the crop; null for a key that is none of ours. */
function changeForKey(key: string, picture: HTMLCanvasElement): ((crop: Crop) => Crop) | null {
  const move = (right: number, down: number) => (crop: Crop) =>
    moveCrop(crop, right * crop.side, down * crop.side, picture);
  const bring = (factor: number) => (crop: Crop) =>
    zoomCrop(crop, zoomLevel(crop, picture) * factor, picture);
  if (key === 'ArrowLeft') return move(-step, 0);
  if (key === 'ArrowRight') return move(step, 0);
  if (key === 'ArrowUp') return move(0, -step);
  if (key === 'ArrowDown') return move(0, step);
  if (key === '+' || key === '=') return bring(zoomStep);
  if (key === '-' || key === '_') return bring(1 / zoomStep);
  return null;
}
