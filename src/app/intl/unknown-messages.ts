import type { HostProps } from '@/contracts/host';
import { loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { onIdle } from '../background/on-idle';
import { translations } from './translations';

const named = new Set<string>();

/**
 * Names ids of a host's `messages` that no text of the portal has, on the console, each once per page. A catalogue,
 * which has all ids, is loaded for it while the browser is idle.
 * @returns dispose
 */
export function warnOfUnknownMessages(messages: HostProps['messages'] = {}): () => void {
  const given = Object.values(messages).flatMap((texts) => Object.keys(texts));
  if (given.length === 0) return () => {};
  const controller = new AbortController();
  const check = async () => {
    const known = await loadChunkWithRetry(translations['en-US'].chunk, { signal: controller.signal });
    const unknown = [...new Set(given)].filter((id) => !(id in known) && !named.has(id));
    if (unknown.length === 0) return;
    for (const id of unknown) named.add(id);
    // oxlint-disable-next-line no-console -- a hint for the host's developers
    console.warn(
      `The portal ignores unknown ids in the prop messages: ${unknown.join(', ')}. messages.json beside the page lists the known ones`,
    );
  };
  // without the catalogue there is no hint
  const cancel = onIdle(() => void check().catch(() => undefined));
  return () => {
    cancel();
    controller.abort();
  };
}
