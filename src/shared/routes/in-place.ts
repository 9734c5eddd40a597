/**
 * Options of a navigation that changes the address of the current content: the page sets its scroll position itself,
 * and the one that was stored for the new address is ignored.
 */
export const inPlace = { preventScrollReset: true, state: { isInPlace: true } } as const;

/** Whether a location was reached by such a navigation. */
export function isInPlace({ state }: { readonly state: unknown }): boolean {
  return (state as Partial<typeof inPlace.state> | null)?.isInPlace === true;
}
