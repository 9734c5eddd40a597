import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectAccess, type access } from './access';
import type { Guard } from '@/contracts/menu';
import { canAccess } from './can-access';

interface State {
  access: ReturnType<typeof access.getInitialState>;
}

/** Whether the present user satisfies a guard; follows the session. */
export function useCanAccess(guard: Guard | undefined): boolean {
  return useSelector((state: State) => canAccess(selectAccess(state), guard));
}

/** Shows its children to whoever satisfies the guard, and is not on the page for anybody else (R6.5). */
export function Permission({ guard, children }: { guard: Guard; children: ReactNode }) {
  return useCanAccess(guard) ? children : null;
}
