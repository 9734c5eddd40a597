import { existsSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Linux counts CPU time in hundredths of a second. */
const msPerTick = 10;

/** Fields of `/proc/<pid>/stat` from the third on, after the name, which may hold blanks; `null` of an ended process. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** CPU time of a process in milliseconds; Linux only, else 0. @param withEnded adds its ended children */
export function cpuMsOf(pid: number, withEnded = false): number {
  const [own, ended] = [statOf(pid)?.slice(11, 13), statOf(pid)?.slice(13, 15)];
  return [...(own ?? []), ...(withEnded ? (ended ?? []) : [])].reduce(
    (sum, ticks) => sum + Number(ticks) * msPerTick,
    0,
  );
}

/** Memory of a process that is in RAM, in MiB; Linux only, else 0. */
export function memoryMiB(pid: number): number {
  const pages = Number(statOf(pid)?.[21] ?? 0);
  return (pages * 4096) / 1024 / 1024;
}

/** CPU time in milliseconds of a process and of all its children, ended ones too; Linux only, else 0. */
export function cpuOfTreeMs(pid: number): number {
  const processes = existsSync('/proc') ? readdirSync('/proc').map(Number) : [];
  const children = processes.filter((child) => Number(statOf(child)?.[1]) === pid);
  return children.reduce((sum, child) => sum + cpuMsOf(child), cpuMsOf(pid, true));
}

/** CPU time in milliseconds of everything on this machine; Linux only, else 0. */
export function cpuOfMachineMs(): number {
  if (!existsSync('/proc/stat')) return 0;
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // user, nice, system, idle, iowait, irq, softirq, steal
  const ticks = first.split(/\s+/).slice(1, 9).map(Number);
  return ticks.reduce((sum, value, field) => (field === 3 || field === 4 ? sum : sum + value * msPerTick), 0);
}

/** A function that gives the CPU time in milliseconds of a PostgreSQL server on this machine, all its processes. */
export async function postgresCpu(serverUrl: string): Promise<() => number> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = Number(statOf(rows[0]?.pid ?? 0)?.[1] ?? 0);
  await client.end();
  return () => cpuOfTreeMs(server);
}
