/** Thrown for a page that only a sign-in at the host can open; the frame's error boundary explains it. */
export class HostLoginRequiredError extends Error {}
