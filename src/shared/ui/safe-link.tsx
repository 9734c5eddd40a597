import { safeUrl } from '@/contracts/safe-url';
import { useConfig } from '@/shared/config/config-context';
import { Link, type LinkProps } from './link';

/**
 * A link whose address comes from data and must pass the allow-list. In-app paths use the portal's link; other addresses open
 * a new window without opener, with `rel=external`, by which the host link handling recognises them. A forbidden
 * address becomes plain text.
 */
export function SafeLink({
  address,
  className,
  children,
}: {
  address: string | null | undefined;
  className?: string | undefined;
  children: LinkProps['children'];
}) {
  const safe = safeUrl(address, useConfig().publicUrl);
  if (safe?.kind === 'app')
    return (
      <Link className={className} to={safe.path}>
        {children}
      </Link>
    );
  const content = typeof children === 'function' ? children(null) : children;
  if (safe === null) return <span className={className}>{content}</span>;
  return (
    <a className={className} href={safe.href} target="_blank" rel="noopener noreferrer external">
      {content}
    </a>
  );
}
