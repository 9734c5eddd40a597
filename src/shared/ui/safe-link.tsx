import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { safeUrl } from '@/contracts/safe-url';
import { useConfig } from '@/shared/config/config-context';

/**
 * A link whose address comes from data and must pass the allow-list. In-app paths use the router; other addresses open
 * a new window without opener, with `rel=external`, by which the host link handling recognizes them. A forbidden
 * address becomes plain text.
 */
export function SafeLink({
  address,
  className,
  children,
}: {
  address: string | null | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const safe = safeUrl(address, useConfig().publicUrl);
  if (safe === null) return <span className={className}>{children}</span>;
  if (safe.kind === 'app')
    return (
      <Link className={className} to={safe.path}>
        {children}
      </Link>
    );
  return (
    <a className={className} href={safe.href} target="_blank" rel="noopener noreferrer external">
      {children}
    </a>
  );
}
