/**
 * Opens the console with the host's own login.
 * @param options `focus` moves the focus there; not while the user types in a portal
 */
export function showSignIn({ focus }: { focus: boolean }) {
  const details = document.querySelector<HTMLDetailsElement>('#host-console');
  if (details) details.open = true;
  if (focus) document.querySelector<HTMLInputElement>('#username')?.focus();
}
