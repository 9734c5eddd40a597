import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './avatar.module.css';
import { drawCrop, maxZoom, moveCrop, zoomCrop, zoomLevel, type Crop } from './crop-avatar';
import { messages } from '../messages';

/** Canvas pixels; CSS may show it smaller. */
const canvasSize = 512;
/** Change per key press: movement as a share of the view, and zoom factor. */
const step = 0.04;
const zoomStep = 1.1;

/**
 * Lets the user place the crop: pointer or arrow keys move it, slider, `+` and `-` zoom. The circle shows what others
 * will see.
 */
export function Cropper({
  image,
  crop,
  onChange,
}: {
  image: HTMLCanvasElement;
  crop: Crop;
  /** Receives an updater, because several changes may come between two renders. */
  onChange: (change: (crop: Crop) => Crop) => void;
}) {
  const intl = useIntl();
  const view = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  const zoom = zoomLevel(crop, image);
  useEffect(() => {
    if (view.current) drawCrop(view.current, image, crop);
  }, [image, crop]);

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
    onChange((crop) => moveCrop(crop, right * crop.side, down * crop.side, image));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const change = changeForKey(event.key, image);
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
        aria-label={intl.formatMessage(messages.cropArea)}
        aria-describedby={hint}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      >
        <canvas ref={view} width={canvasSize} height={canvasSize} aria-hidden="true" />
      </div>
      <p id={hint}>
        <FormattedMessage {...messages.cropAreaHint} />
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
            const zoom = Number(target.value);
            onChange((crop) => zoomCrop(crop, zoom, image));
          }}
        />
      </label>
    </div>
  );
}

/** The change a key makes to the crop; null for other keys. */
function changeForKey(key: string, image: HTMLCanvasElement): ((crop: Crop) => Crop) | null {
  const move = (right: number, down: number) => (crop: Crop) =>
    moveCrop(crop, right * crop.side, down * crop.side, image);
  const zoomBy = (factor: number) => (crop: Crop) => zoomCrop(crop, zoomLevel(crop, image) * factor, image);
  if (key === 'ArrowLeft') return move(-step, 0);
  if (key === 'ArrowRight') return move(step, 0);
  if (key === 'ArrowUp') return move(0, -step);
  if (key === 'ArrowDown') return move(0, step);
  if (key === '+' || key === '=') return zoomBy(zoomStep);
  if (key === '-' || key === '_') return zoomBy(1 / zoomStep);
  return null;
}
