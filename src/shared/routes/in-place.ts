/**
 * Options of a navigation that changes the address of what is shown: the page places its scroll position by itself, and
 * the one that was remembered for the new address does not count.
 */
export const inPlace = { preventScrollReset: true, state: { isInPlace: true } } as const;

/** Whether a location was reached by such a navigation. */
export function isInPlace({ state }: { readonly state: unknown }): boolean {
  return (state as Partial<typeof inPlace.state> | null)?.isInPlace === true;
}
