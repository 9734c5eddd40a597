import type { platformFixture } from '../testing/platform-fixture';

interface Entry {
  id: string;
  action: string;
  actor: { username: string };
  person: { username: string } | null;
  subject: string;
  title: string | null;
  fields: string[];
  requestId: string;
}

/** Reads the audit log of a platform. */
export function createAuditLog({ post, as }: Pick<ReturnType<typeof platformFixture>, 'post' | 'as'>) {
  /** The entries as operators see them, newest first. */
  const entries = async (query: object = {}): Promise<Entry[]> => {
    const body = JSON.stringify({ current: 1, size: 100, query });
    const response = await post('/unify-main/admin/audit/page', body, await as('admin'));
    expect(response).toMatchObject({ status: 200 });
    return (response.data as { records: Entry[] }).records;
  };

  /** The entries that the work adds, oldest first. */
  async function added(work: () => Promise<unknown>): Promise<Entry[]> {
    const before = (await entries()).length;
    await work();
    const all = await entries();
    return all.slice(0, all.length - before).reverse();
  }

  return { entries, added };
}
