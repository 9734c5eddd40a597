/** Opens the console and moves the focus to the host's own login. */
export function showSignIn() {
  const details = document.querySelector<HTMLDetailsElement>('#host-console');
  if (details) details.open = true;
  document.querySelector<HTMLInputElement>('#username')?.focus();
}
