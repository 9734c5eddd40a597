import { createEnrolmentApi, type Headers } from '../testing/enrolment-api';
import { platformFixture } from '../testing/platform-fixture';

const { platform, advance, ...calls } = platformFixture({ controlled: true });
const { send, as } = calls;
const { projectId, registerWithProfile } = createEnrolmentApi(calls);
const pdf = Buffer.from('%PDF-1.4 letter');
const get = (path: string, headers: Headers = {}) => fetch(platform.url + path, { headers });

/** Somebody who has enrolled and uploaded a letter. */
async function owner(id: string) {
  const headers = await registerWithProfile();
  await send('enrol', { projectId: id }, headers);
  await send(
    'documentUpload',
    { projectId: id, code: 'letter', name: '推荐信.pdf', content: pdf.toString('base64') },
    headers,
  );
  const open = (code = 'letter') => send('documentOpen', { projectId: id, code }, headers);
  return { headers, open, url: ((await open()).data as { url: string }).url };
}

test('a document is opened by its owner, who names the course and not the document; nobody else gets or can make an address of it', async () => {
  const id = await projectId('肝移植医师规范化培训');
  const mine = await owner(id);
  const response = await get(mine.url);
  expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment;/) as string,
    'cache-control': 'private, no-store',
  });
  expect(await mine.open('licence')).toMatchObject({ status: 404, code: 'A0404' });

  // Another trainee, enrolled in the same course or not, gets only their own document.
  const stranger = await registerWithProfile();
  expect(await send('documentOpen', { projectId: id, code: 'letter' }, stranger)).toMatchObject({
    status: 404,
    code: 'A0404',
  });
  const other = await owner(id);
  const [path = '', query = ''] = mine.url.split('?');
  const [otherPath = '', otherQuery = ''] = other.url.split('?');
  expect(otherPath).not.toBe(path);
  const number = path.split('/').at(-1) ?? '';
  for (const fields of [{ id: number }, { userId: '1' }, { documentId: number }])
    expect(
      await send('documentOpen', { projectId: id, code: 'licence', ...fields }, other.headers),
    ).toMatchObject({ status: 404 });
  // The operators' call takes the id of a document and rejects every trainee, the owner included.
  for (const headers of [mine.headers, other.headers])
    expect(await send('documentDownload', { id: number }, headers)).toMatchObject({ status: 403 });

  // A signature of another document, another session or a login does not open it.
  const session = new URLSearchParams(otherQuery).get('session') ?? '';
  for (const address of [
    path,
    `${path}?${otherQuery}`,
    `${otherPath}?${query}`,
    `${path}?${query.replace(/session=\d+/, `session=${session}`)}`,
    mine.url.replace(/expires=\d/, 'expires=9'),
  ])
    expect([address, (await get(address, mine.headers)).status]).toEqual([address, 403]);
});

test('the address of a document ends with its minute, with the session, and with the enrolment', async () => {
  const id = await projectId('肝移植医师规范化培训');
  const late = await owner(id);
  await advance(61);
  expect((await get(late.url)).status).toBe(403);
  const leaving = await owner(id);
  await send('enrolmentLeave', { projectId: id }, leaving.headers);
  expect((await get(leaving.url)).status).toBe(404);
  expect(await leaving.open()).toMatchObject({ status: 404 });
  const leaver = await owner(id);
  await send('logout', {}, leaver.headers);
  expect((await get(leaver.url)).status).toBe(403);
  // An operator opens it by an address of their own.
  const operator = await as('admin');
  const number = leaver.url.replace(/^.*\/(\d+)\?.*$/, '$1');
  const { url } = (await send('documentDownload', { id: number }, operator)).data as { url: string };
  expect((await get(url)).status).toBe(200);
});
