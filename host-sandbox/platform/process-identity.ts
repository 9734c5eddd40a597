import { readFileSync } from 'node:fs';

/**
 * Tells a running process from a later one that got the same pid: the boot and the moment within it at which
 * the process began. `null` where the system does not say (anything but Linux).
 */
export function processIdentity(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, in parentheses, may hold spaces; the start time is field 22 of proc(5), the 20th after it.
    const startTicks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot}:${startTicks}`;
  } catch {
    return null;
  }
}

/** True while a process with this pid exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
