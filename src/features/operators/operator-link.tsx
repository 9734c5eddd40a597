import type { ReactNode } from 'react';
import type { Guard } from '@/contracts/menu';
import type { OperatorPage } from '@/contracts/operator-pages';
import { safeUrl } from '@/contracts/safe-url';
import { Permission } from '@/session/permission';
import { baseApi } from '@/shared/api/base-api';
import { SafeLink } from '@/shared/ui/safe-link';
import styles from './operator-link.module.css';
import { findOperatorEntry } from './find-operator-entry';

interface OperatorLinkProps {
  page: OperatorPage;
  /** The record that the page opens. */
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link to a record on a page of the operators, for users who satisfy the guard (R6.5). The platform checks each call
 * of that page. Nothing is shown where the platform's menu names no web address of the page.
 */
export function OperatorLink({ guard, ...link }: OperatorLinkProps & { guard: Guard }) {
  return (
    <Permission guard={guard}>
      <LinkToRecord {...link} />
    </Permission>
  );
}

function LinkToRecord({ page, id, className, children }: OperatorLinkProps) {
  const { data: menu = [] } = baseApi.endpoints.menuTree.useQuery({});
  const address = findOperatorEntry(menu, page)?.jumpUrl;
  if (safeUrl(address)?.kind !== 'external') return null;
  return (
    <SafeLink address={`${address}/${id}`} className={[styles.link, className].filter(Boolean).join(' ')}>
      {children}
    </SafeLink>
  );
}
