import { setupFaultyServer } from '@/testing/faulty-server';
import { watchForLeaks } from '@/testing/leak-guard';
import { createDownloadManager } from './download-manager';

const server = setupFaultyServer();
const file = { id: '1', name: 'a.zip', contentType: 'application/zip', size: 1000 };

it('A download ends with its portal, and nothing asks before the window is closed', async () => {
  const closed = new Promise<void>((resolve) => {
    server.respond = (_request, response) => {
      response.on('close', resolve);
      response.writeHead(200, { 'content-length': '1000' });
      response.write('x');
    };
  });
  watchForLeaks();
  const portal = new AbortController();
  const downloads = createDownloadManager(portal.signal);
  const download = downloads.start(file, `${server.url}/a.zip`);
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect([downloads.statusOf('1')?.state, asks()]).toEqual(['downloading', true]);
  while (server.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  portal.abort();
  await Promise.all([download, closed]);
  expect(asks()).toBe(false);
});
