import { logoPath } from './logo-path';

/** The portal's logo in the text colour, hidden from assistive technology. @param line stroke width on a 36×36 grid */
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
