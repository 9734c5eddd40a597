import { withTimeout } from '../timeout';

/**
 * Checks that the portal's page responds before qiankun loads it: qiankun caches a failed load, and a retry would then
 * need a reload of the whole host.
 */
export function createPortalEntry(address: string) {
  let reached = false;
  return {
    address,
    reached: () => reached,
    /** Resolves when the entry responds; requests it until it succeeded once. @throws with a text for users */
    async reach() {
      if (reached) return;
      const request = fetch(address).catch(() => {
        throw new Error(`无法连接 ${address}`);
      });
      const response = await withTimeout(request);
      if (!response.ok) throw new Error(`${address} 返回 HTTP ${response.status}`);
      reached = true;
    },
  };
}

export type PortalEntry = ReturnType<typeof createPortalEntry>;
