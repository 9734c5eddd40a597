/**
 * Options of a navigation that changes the address of the current content: the page sets its scroll position itself,
 * and the one that was stored for the new address is ignored.
 */
export const inPlace = { preventScrollReset: true, state: { isInPlace: true } } as const;

/** Options of a navigation by a form to its result: it begins at the top, whatever position was stored for the address. */
export const fromTop = { state: inPlace.state } as const;

/** Whether a location was reached by one of these navigations. */
export function isInPlace({ state }: { readonly state: unknown }): boolean {
  return (state as Partial<typeof inPlace.state> | null)?.isInPlace === true;
}
