import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './avatar.module.css';
import { closestZoom, moved, zoomed, zoomOf, type Crop } from './crop';
import { drawCrop } from './cut-avatar';
import { messages } from './messages';

/** Pixels of the view; on the screen it may be smaller. */
const viewSide = 512;
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
  onChange: (crop: Crop) => void;
}) {
  const intl = useIntl();
  const view = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  const zoom = zoomOf(crop, picture);
  useEffect(() => {
    if (view.current) drawCrop(view.current, picture, crop);
  }, [picture, crop]);

  const held = useRef({ x: 0, y: 0 });
  const onPointerDown = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId);
    held.current = { x, y };
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const scale = crop.side / currentTarget.clientWidth;
    onChange(moved(crop, (held.current.x - x) * scale, (held.current.y - y) * scale, picture));
    held.current = { x, y };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = cropAfter(event.key, crop, picture, zoom);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
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
        <canvas ref={view} width={viewSide} height={viewSide} aria-hidden="true" />
      </div>
      <p id={hint}>
        <FormattedMessage {...messages.areaHint} />
      </p>
      <label className={styles.zoom}>
        <FormattedMessage {...messages.zoom} />
        <input
          type="range"
          min={1}
          max={closestZoom}
          step={0.01}
          value={zoom}
          aria-valuetext={intl.formatNumber(zoom, { style: 'percent' })}
          onChange={({ target }) => {
            onChange(zoomed(crop, Number(target.value), picture));
          }}
        />
      </label>
    </div>
  );
}

/** The crop after a key; null for a key that is none of ours. */
function cropAfter(key: string, crop: Crop, picture: HTMLCanvasElement, zoom: number): Crop | null {
  const far = crop.side * step;
  if (key === 'ArrowLeft') return moved(crop, -far, 0, picture);
  if (key === 'ArrowRight') return moved(crop, far, 0, picture);
  if (key === 'ArrowUp') return moved(crop, 0, -far, picture);
  if (key === 'ArrowDown') return moved(crop, 0, far, picture);
  if (key === '+' || key === '=') return zoomed(crop, zoom * zoomStep, picture);
  if (key === '-' || key === '_') return zoomed(crop, zoom / zoomStep, picture);
  return null;
}
