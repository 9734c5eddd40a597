import type { SVGAttributes } from 'react';

/** An outline drawn for 20 by 20, in the colour of the text around it, silent: its words stand beside it. */
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
