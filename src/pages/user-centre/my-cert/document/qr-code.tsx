import { qrPath } from '@/shared/lib/qr-path';
import { colors } from './theme';

/** The code on a white square. @param size side of the square */
export function QrCode({ x, y, size, text }: { x: number; y: number; size: number; text: string }) {
  const { path, side } = qrPath(text);
  return (
    <g transform={`translate(${x} ${y}) scale(${size / side})`} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="white" />
      <path d={path} fill={colors.text} />
    </g>
  );
}
