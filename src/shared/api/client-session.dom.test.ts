import { waitFor } from '@testing-library/dom';
import { defineCall } from '@/contracts/call';
import { logout } from '@/contracts/session';
import { setupFaultyServer, sendEnvelope } from '@/testing/faulty-server';
import { createTestClient, errorOf, listCall } from '@/testing/client-fixture';
import type { ClientDeps } from './client';

const server = setupFaultyServer();
const createClient = (deps: Partial<ClientDeps> = {}) => createTestClient(server.url, deps);

describe('the client in a session', () => {
  it('waits for running calls before the final call of a session, and aborts new ones (R4.14)', async () => {
    const pending: (() => void)[] = [];
    server.respond = (_request, response) => {
      pending.push(() => {
        sendEnvelope(response, { code: 200, data: [] });
      });
    };
    const client = createClient({ session: () => ({ token: 't', id: 's1' }) });
    const underWay = client.send(listCall, { name: 'x' });
    await waitFor(() => {
      expect(pending).toHaveLength(1);
    });
    const closed = jest.fn();
    const closing = client.drain(logout, 60_000).then(closed);
    await expect(errorOf(client.send(listCall, { name: 'y' }))).resolves.toMatchObject({ kind: 'aborted' });
    expect(closed).not.toHaveBeenCalled();
    pending[0]?.();
    await expect(underWay).resolves.toEqual([]);
    await closing;

    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: null });
    };
    await client.send(logout, {});
    client.reopen();
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: [] });
    };
    await expect(client.send(listCall, { name: 'z' })).resolves.toEqual([]);
  });

  it('aborts calls that outlast the timeout, and still sends calls without a session', async () => {
    server.respond = () => undefined;
    let session: { token: string; id: string } | null = { token: 't', id: 's1' };
    const client = createClient({ session: () => session });
    await client.drain(logout, 60_000);
    client.reopen();
    const slow = errorOf(client.send(listCall, { name: 'x' }));
    await client.drain(logout, 1);
    await expect(slow).resolves.toMatchObject({ kind: 'aborted' });
    session = null;
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: [] });
    };
    await expect(client.send(listCall, { name: 'y' })).resolves.toEqual([]);
  });

  it('sends no member call without a session, unless none is needed', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: [] });
    };
    const ownCall = defineCall({ ...listCall, access: 'member' });
    const client = createClient({ needsSession: () => true });
    await expect(errorOf(client.send(ownCall, { name: 'x' }))).resolves.toMatchObject({ kind: 'aborted' });
    await expect(client.send(listCall, { name: 'x' })).resolves.toEqual([]);
    await expect(createClient().send(ownCall, { name: 'x' })).resolves.toEqual([]);
  });

  it('names the session of a failed call, never its token', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 'A0401' }, 401);
    };
    const facts = await errorOf(
      createClient({ session: () => ({ token: 'secret', id: 's1' }) }).send(listCall, { name: 'x' }),
    );
    expect(facts.session).toBe('s1');
    expect(JSON.stringify(facts)).not.toContain('secret');
  });
});
