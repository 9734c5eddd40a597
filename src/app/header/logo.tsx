import { logoPath } from './logo-path';

export function Logo() {
  return (
    <svg
      viewBox="0 0 36 36"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={logoPath} />
    </svg>
  );
}

export function Gear() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d="M3 5h8m4 0h2M3 10h2m4 0h8M3 15h6m4 0h4M13 3v4M7 8v4M11 13v4" />
    </svg>
  );
}
