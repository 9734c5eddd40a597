const day = 24 * 60 * 60 * 1000;

/** True once a password is past its age (R7.15); a change page is then all that its owner gets. */
export function isPasswordExpired(changedAt: Date, maxAgeDays: number, now: Date): boolean {
  return now.getTime() - changedAt.getTime() > maxAgeDays * day;
}
