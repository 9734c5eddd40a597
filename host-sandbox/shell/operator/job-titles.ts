import { callPlatform } from '../platform-call';
import type { ShellConfig } from '../shell-config';

/** Names of job titles by their codes. */
export type JobTitles = ReadonlyMap<string, string>;

interface Dictionary {
  dictCode: string;
  items: { dictItemCode: string; dictItemName: string }[];
}

/**
 * Reads what the platform's dictionary calls the job titles, once. While it does not answer there are no names, which
 * is no reason to show no list.
 */
export function createJobTitles(config: ShellConfig): () => Promise<JobTitles> {
  let read: JobTitles | undefined;
  return async () => (read ??= await ask(config).catch(() => undefined)) ?? new Map();
}

async function ask({ apiBase }: ShellConfig): Promise<JobTitles> {
  const data = (await callPlatform(`${apiBase}/unify-main/admin/dict/data`, '', {})) as Dictionary[];
  const titles = data.find(({ dictCode }) => dictCode === 'professional_title')?.items ?? [];
  return new Map(titles.map(({ dictItemCode, dictItemName }) => [dictItemCode, dictItemName]));
}
