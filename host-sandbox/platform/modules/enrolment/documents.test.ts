import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@/contracts/limits';
import { createEnrolmentApi, type Headers } from '../../testing/enrolment-api';
import { platformFixture } from '../../testing/platform-fixture';

const { platform, advance, ...calls } = platformFixture({ controlled: true });
const { send, as, registerPerson } = calls;
const { projectId, registerWithProfile, completeProfile, projectDetail } = createEnrolmentApi(calls);

const pdf = Buffer.from('%PDF-1.4 letter');
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const title = '肝移植医师规范化培训';

interface Asked {
  code: string;
  file: { id?: string; name: string; type: string; size: number } | null;
}
const upload = (headers: Headers, id: string, fields: object = {}) =>
  send(
    'documentUpload',
    {
      projectId: id,
      code: 'letter',
      name: '推荐信.pdf',
      content: pdf.toString('base64'),
      ...fields,
    },
    headers,
  );
const remove = (headers: Headers, id: string, code = 'letter') =>
  send('documentRemove', { projectId: id, code }, headers);
const requiredDocuments = async (id: string, headers: Headers) =>
  ((await projectDetail(id, headers)) as unknown as { documents: Asked[] }).documents;
/** Names of the stored files, without those of the sample. */
const stored = () =>
  readdirSync(join(platform.dataDir, 'media/enrolment-document')).filter(
    (name) => !name.startsWith('sample'),
  );
const download = async (id: string, headers: Headers) => send('documentDownload', { id }, headers);
const get = (path: string, headers: Headers = {}) => fetch(platform.url + path, { headers });

async function enrolled() {
  const [headers, id] = [await registerWithProfile(), await projectId(title)];
  const { data } = await send('enrol', { projectId: id }, headers);
  return { headers, id, enrolmentId: (data as { id: string }).id };
}

/** The documents of an enrolment as operators see them. */
async function reviewed(enrolmentId: string, operator: Headers) {
  const { data } = await send('enrolmentReviewPage', { current: 1, size: 100, query: {} }, operator);
  const { records } = data as { records: { id: string; documents: Asked[] }[] };
  return records.find(({ id }) => id === enrolmentId)?.documents ?? [];
}

test('a trainee uploads, replaces and deletes the documents that a course asks for; each replaced file is deleted', async () => {
  const { headers, id } = await enrolled();
  expect(await requiredDocuments(id, headers)).toEqual([
    { code: 'letter', name: '单位推荐信', file: null },
    { code: 'licence', name: '医师执业证书', file: null },
  ]);
  const before = stored().length;
  expect(await upload(headers, id)).toMatchObject({
    status: 200,
    data: [{ code: 'letter', file: { name: '推荐信.pdf', type: 'pdf', size: pdf.length } }, { file: null }],
  });
  // The type is that of the content, whatever the name says.
  const both = await Promise.all([1, 2].map(() => upload(headers, id, { content: png.toString('base64') })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await requiredDocuments(id, headers))[0]?.file).toMatchObject({ type: 'png', size: png.length });
  expect(stored()).toHaveLength(before + 1);
  expect((await send('accountExport', {}, headers)).data.documents).toMatchObject([{ type: 'png' }]);
  expect(await remove(headers, id)).toMatchObject({ status: 200, data: [{ file: null }, { file: null }] });
  expect(await remove(headers, id)).toMatchObject({ status: 200 });
  expect(stored()).toHaveLength(before);
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script>')],
  ['a program', Buffer.from('MZ\u0090')],
  ['a file that only ends like one', Buffer.from('GIF89a %PDF-')],
  ['a file that is too large', Buffer.concat([pdf, Buffer.alloc(limits.documentBytes)])],
])('%s is refused, and nothing is stored', async (_name, bytes) => {
  const { headers, id } = await enrolled();
  const before = stored().length;
  const { status } = await upload(headers, id, { content: bytes.toString('base64') });
  expect([400, 413]).toContain(status);
  for (const content of ['', 'not base64!', '===='])
    expect((await upload(headers, id, { content })).status).toBe(400);
  expect([stored().length, (await requiredDocuments(id, headers))[0]?.file]).toEqual([before, null]);
});

test('nobody uploads without an enrolment, for another document, or after the decision', async () => {
  const { headers, id, enrolmentId } = await enrolled();
  const stranger = await registerWithProfile();
  expect(await upload(stranger, id)).toMatchObject({ status: 404, code: 'A0404' });
  expect(await upload(headers, id, { code: 'passport' })).toMatchObject({ status: 404, code: 'A0404' });
  await upload(headers, id);
  expect((await requiredDocuments(id, stranger))[0]?.file).toBeNull();
  const operator = await as('admin');
  for (const state of ['review', 'approved'])
    await send('enrolmentReview', { id: enrolmentId, state, reason: null }, operator);
  for (const response of [await upload(headers, id), await remove(headers, id)])
    expect(response).toMatchObject({ status: 409, code: 'A0409', data: { state: 'approved' } });
  expect((await requiredDocuments(id, headers))[0]?.file).toMatchObject({ type: 'pdf' });
});

test('an operator who loses the role opens no document any more, also by an address of the minute before', async () => {
  const { headers, id, enrolmentId } = await enrolled();
  await upload(headers, id);
  const operator = await as('admin');
  const documentId = (await reviewed(enrolmentId, operator))[0]?.file?.id ?? '';
  const { url } = (await download(documentId, operator)).data as { url: string };
  const setRoles = (roles: string) =>
    platform.control({ statements: [`update users set roles = '${roles}' where username = 'admin'`] });
  await setRoles('{}');
  expect((await get(url)).status).toBe(403);
  await setRoles('{admin}');
  expect((await get(url)).status).toBe(200);
});

test('operators download a document by an address for their session and a minute, and each download is recorded', async () => {
  const { headers, id, enrolmentId } = await enrolled();
  await upload(headers, id);
  const operator = await as('admin');
  const documentId = (await reviewed(enrolmentId, operator))[0]?.file?.id ?? '';
  expect(await download(documentId, headers)).toMatchObject({ status: 403, code: 'A0403' });
  expect(await download('999999', operator)).toMatchObject({ status: 404 });
  const { url } = (await download(documentId, operator)).data as { url: string };
  const response = await get(url);
  expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('推荐信.pdf')}`,
    'cache-control': 'private, no-store',
  });
  const shown = await get(`${url}&show=1`);
  expect(shown.headers.get('content-disposition')).toMatch(/^inline; /);
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  const { data } = await send('auditPage', { current: 1, size: 1, query: {} }, operator);
  expect(data.records[0]).toMatchObject({ action: 'documentDownload', subject: documentId, title });

  // Nothing else opens it: no name of a file, no other document, no other signature, no ended session, no later time.
  const [file = ''] = stored();
  const other = String(Number(documentId) + 1);
  for (const path of [
    `/media/enrolment-document/${documentId}`,
    `/media/enrolment-document/${file}`,
    `/media/picture/..%2fenrolment-document%2f${file}`,
    url.replace(`/${documentId}?`, `/${other}?`),
    url.replace(/signature=./, (first) => (first.endsWith('0') ? 'signature=1' : 'signature=0')),
    url.replace(/expires=\d/, 'expires=9'),
  ])
    expect([path, (await get(path, operator)).ok]).toEqual([path, false]);
  await send('logout', {}, operator);
  expect((await get(url)).status).toBe(403);
  const again = await as('admin');
  const later = (await download(documentId, again)).data as { url: string };
  await advance(61);
  expect((await get(later.url)).status).toBe(403);
});

test.each([
  ['简历.hta', '简历.hta.pdf'],
  ['a.pdf.html', 'a.pdf.html.pdf'],
  ['../../x.pdf', '_.._x.pdf'],
  ['con.pdf', '_con.pdf'],
  ['推荐信.PDF', '推荐信.PDF'],
])('operators save a document named %s as %s', async (name, saved) => {
  const { headers, id, enrolmentId } = await enrolled();
  expect(await upload(headers, id, { name })).toMatchObject({ status: 200 });
  expect((await reviewed(enrolmentId, await as('admin')))[0]?.file?.name).toBe(saved);
});

test('documents are deleted with the enrolment: on leaving it, and with the account', async () => {
  const before = stored().length;
  const leaving = await enrolled();
  await upload(leaving.headers, leaving.id);
  expect(stored()).toHaveLength(before + 1);
  await send('enrolmentLeave', { projectId: leaving.id }, leaving.headers);
  expect(stored()).toHaveLength(before);
  await send('enrol', { projectId: leaving.id }, leaving.headers);
  expect((await requiredDocuments(leaving.id, leaving.headers))[0]?.file).toBeNull();

  const closing = await registerPerson();
  await completeProfile(closing.headers);
  await send('enrol', { projectId: leaving.id }, closing.headers);
  await upload(closing.headers, leaving.id);
  const responses = await Promise.all([
    send('accountClose', { password: closing.password }, closing.headers),
    upload(closing.headers, leaving.id, { code: 'licence' }),
  ]);
  expect(responses[0]).toMatchObject({ status: 200 });
  expect(stored()).toHaveLength(before);
});
