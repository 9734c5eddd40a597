import { logoPath } from './logo-path';

/** The portal's mark in the colour of the text around it, silent. @param line its weight, on a field of 36 by 36 */
export function Logo({ className, line }: { className?: string | undefined; line?: number }) {
  return (
    <svg
      className={className}
      viewBox="0 0 36 36"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={line}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={logoPath} />
    </svg>
  );
}
