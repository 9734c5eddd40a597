import type { SVGAttributes } from 'react';

/** An outline on a 20×20 grid in the text colour, hidden from assistive technology. */
export function LineIcon({ path, ...others }: { path: string } & SVGAttributes<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...others}
    >
      <path d={path} />
    </svg>
  );
}
