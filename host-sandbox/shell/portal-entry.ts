import { withTimeout } from './timeout';

/**
 * Makes sure that the portal's page answers before qiankun asks for it: qiankun remembers a failed load for
 * ever, so that a retry could never succeed without a reload of the whole host.
 */
export function createPortalEntry(address: string) {
  let reached = false;
  return {
    address,
    reached: () => reached,
    /** Resolves when the entry answers; throws a message people can read. Asks until it succeeded once. */
    async reach() {
      if (reached) return;
      const asked = fetch(address).catch(() => {
        throw new Error(`无法连接 ${address}`);
      });
      const response = await withTimeout(asked);
      if (!response.ok) throw new Error(`${address} 返回 HTTP ${response.status}`);
      reached = true;
    },
  };
}

export type PortalEntry = ReturnType<typeof createPortalEntry>;
