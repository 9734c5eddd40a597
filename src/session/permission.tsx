import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectAccess, type access } from './access';
import type { Guard } from '@/contracts/menu';
import { canAccess } from './can-access';

interface State {
  access: ReturnType<typeof access.getInitialState>;
}

/** Whether the current user satisfies a guard. */
export function useCanAccess(guard: Guard | undefined): boolean {
  return useSelector((state: State) => canAccess(selectAccess(state), guard));
}

/** Renders its children only for users who satisfy the guard (R6.5). */
export function Permission({ guard, children }: { guard: Guard; children: ReactNode }) {
  return useCanAccess(guard) ? children : null;
}
