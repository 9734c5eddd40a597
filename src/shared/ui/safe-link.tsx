import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { safeAddress } from '@/contracts/safe-address';
import { useConfig } from '@/shared/config/config-context';

/**
 * A link whose address comes from data: through the allow-list, in-app by the router, anything else in a new
 * window without opener, and named `external`, by which a host's own address is told from a file. An address that may not be followed leaves the text without a link.
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
  const safe = safeAddress(address, useConfig().publicUrl);
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
