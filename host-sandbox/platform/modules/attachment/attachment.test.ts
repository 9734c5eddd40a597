import { connect } from 'node:net';
import { extname } from 'node:path';
import { platformFixture } from '../../testing/platform-fixture';

interface Listed {
  id: string;
  name: string;
  size: number;
  contentType: string;
  category: string;
  downloads: number;
  preview: string | null;
}

const { platform, send } = platformFixture();

/** First bytes of each file type. */
const signatures: Readonly<Record<string, RegExp>> = {
  '.pdf': /^%PDF-/,
  '.docx': /^PK.+word\/document\.xml/s,
  '.xlsx': /^PK.+xl\/workbook\.xml/s,
  '.svg': /^<svg /,
};

const list = async (query: object = {}) =>
  (await send('attachmentPage', { current: 1, size: 100, query })).data.records as Listed[];

test('every listed attachment downloads completely, with its name and type (R7.24, R7.25)', async () => {
  const attachments = await list();
  expect(attachments.length).toBeGreaterThan(20);
  for (const { id, name, size, contentType } of attachments) {
    const { data } = await send('attachmentDownload', { id });
    expect(data).toMatchObject({ name, size });
    const response = await fetch(platform.url + (data.url as string));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe(contentType);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/[()]/g, (character) => (character === '(' ? '%28' : '%29'))}`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect([name, bytes.length, bytes.toString('latin1')]).toEqual([
      name,
      size,
      expect.stringMatching(signatures[extname(name)] ?? 'no known kind'),
    ]);
  }
});

test('a file supports byte ranges', async () => {
  const { data } = await send('attachmentDownload', { id: (await list())[0]?.id });
  const address = platform.url + (data.url as string);
  const part = await fetch(address, { headers: { range: 'bytes=5-9' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 5-9/${data.size}`);
  expect((await part.arrayBuffer()).byteLength).toBe(5);
  const beyond = await fetch(address, { headers: { range: 'bytes=99999999-' } });
  expect(beyond.status).toBe(416);
  const picture = await fetch(`${platform.url}/media/picture/banner-1.svg`, {
    headers: { range: 'bytes=0-3' },
  });
  expect(picture.headers.get('content-security-policy')).toContain('sandbox');
  expect([picture.status, await picture.text(), picture.headers.get('content-type')]).toEqual([
    206,
    '<svg',
    'image/svg+xml',
  ]);
});

test('attachments are filtered by article and by keyword', async () => {
  const forms = await list({ keyword: '报名表' });
  expect(forms.length).toBeGreaterThan(0);
  for (const { name } of forms) expect(name).toContain('报名表');
  expect(await list({ keyword: '%' })).toEqual([]);
  expect((await list({ articleId: '1' })).length).toBe(2);
  expect(await list({ articleId: '9999999999999999999' })).toEqual([]);
});

test('the download centre has every kind of file, each in a category that can be filtered by (R1.11, R2.22)', async () => {
  const [all, { data }] = await Promise.all([list(), send('dictData', {})]);
  const dictionaries = data as { dictCode: string; items: { dictItemCode: string }[] }[];
  const codes = dictionaries
    .find(({ dictCode }) => dictCode === 'download_category')
    ?.items.map(({ dictItemCode }) => dictItemCode);
  expect(new Set(all.map(({ name }) => extname(name)))).toEqual(new Set(Object.keys(signatures)));
  expect(codes).toEqual(expect.arrayContaining(all.map(({ category }) => category)));
  const parts = await Promise.all((codes ?? []).map((category) => list({ category })));
  for (const [index, part] of parts.entries())
    for (const { category } of part) expect(category).toBe(codes?.[index]);
  expect(parts.flat()).toHaveLength(all.length);
  expect(await list({ category: 'nothing' })).toEqual([]);
  expect(
    await send('attachmentPage', { current: 1, size: 10, query: { category: "' or 1=1" } }),
  ).toMatchObject({
    status: 400,
  });
});

test('a download counts once, from its first byte; resuming and previewing do not count', async () => {
  const pdf = (await list()).find(({ name }) => name.endsWith('.pdf'));
  const { data } = await send('attachmentDownload', { id: pdf?.id });
  const address = platform.url + (data.url as string);
  const counted = async () => (await list()).find(({ id }) => id === pdf?.id)?.downloads;
  const before = pdf?.downloads ?? 0;
  await fetch(address);
  await fetch(address, { headers: { range: 'bytes=0-' } });
  expect(await counted()).toBe(before + 2);
  await fetch(address, { headers: { range: 'bytes=100-' } });
  await fetch(address, { method: 'HEAD' });
  await fetch(`${address}?show`);
  expect(await counted()).toBe(before + 2);
});

test('only pictures and PDF can be previewed, and a picture stays sandboxed', async () => {
  for (const { id, name, preview } of await list()) {
    const { data } = await send('attachmentDownload', { id });
    const shown = await fetch(`${platform.url}${data.url as string}?show`);
    const can = /\.(pdf|svg)$/.test(name);
    expect([name, shown.headers.get('content-disposition')?.split(';')[0], preview]).toEqual([
      name,
      can ? 'inline' : 'attachment',
      can ? `${data.url as string}?show` : null,
    ]);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = shown.headers.get('content-security-policy') ?? '';
    expect([name, policy.startsWith('sandbox')]).toEqual([name, !name.endsWith('.pdf')]);
  }
});

test('the attachment of a draft is neither listed nor served', async () => {
  const known = new Set((await list()).map(({ id }) => id));
  const hidden = Array.from({ length: 40 }, (_, index) => String(index + 1)).filter((id) => !known.has(id));
  for (const id of hidden) {
    expect(await send('attachmentDownload', { id })).toMatchObject({ status: 404, code: 'A0404' });
    expect((await fetch(`${platform.url}/media/attachment/${id}/x.pdf`)).status).toBe(404);
  }
});

test('no path notation escapes from the media folder', async () => {
  const paths = [
    '/media/picture/../../database/PG_VERSION',
    '/media/picture/..%2f..%2fdatabase/PG_VERSION',
    '/media/picture/%2e%2e/%2e%2e/database/PG_VERSION',
    '/media/picture/..\\..\\database\\PG_VERSION',
    '/media/picture/%00',
    '/media/picture/%',
    '/media/picture//etc/passwd',
    '/media/picture/',
    '/media/',
    '/media/attachment/1',
    '/media/attachment/..%2f1.pdf/x',
  ];
  for (const path of paths)
    expect([path, await rawStatus(path)]).toEqual([path, expect.stringMatching(/^(400|403|404)$/)]);
});

/** Status of a path sent verbatim; `fetch` would normalise it. */
function rawStatus(path: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(platform.port, 'localhost', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('error', fail);
    socket.on('end', () => done(text.slice(9, 12)));
  });
}
