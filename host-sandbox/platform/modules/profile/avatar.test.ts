import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { callPath } from '@/contracts/call';
import { avatarEdit } from '@/contracts/profile-edit';
import { checkPicture } from '../../core/media/check-picture';
import { platformFixture } from '../../testing/platform-fixture';
import { makePng, samplePicture } from '../../testing/sample-pictures';

const { platform, send, as, registerPerson } = platformFixture();

type Headers = Record<string, string>;
const upload = (bytes: Buffer | string, headers: Headers) =>
  send('avatarEdit', { image: Buffer.from(bytes).toString('base64') }, headers);
const files = () => readdirSync(join(platform.dataDir, 'media/avatar'));

test.each([
  ['png', 'image/png', makePng(512, 512)],
  ['jpg', 'image/jpeg', samplePicture('jpg')],
  ['webp', 'image/webp', samplePicture('webpAlpha')],
])(
  'a %s becomes the avatar and is served with its true type and safe headers (R10.55)',
  async (ending, type, bytes) => {
    const { headers } = await registerPerson();
    const { status, data } = await upload(bytes, headers);
    expect([status, data.avatar]).toEqual([
      200,
      expect.stringMatching(new RegExp(`^/media/avatar/[0-9a-f]{32}\\.${ending}$`)),
    ]);
    expect((await send('userInfo', {}, headers)).data.avatar).toBe(data.avatar);
    const served = await fetch(platform.url + (data.avatar as string));
    expect(served.headers.get('content-type')).toBe(type);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    const expected = await checkPicture(bytes, 512);
    expect(Buffer.from(await served.arrayBuffer()).equals(expected?.bytes ?? bytes)).toBe(true);
  },
);

test('a new avatar replaces the old one and deletes its file; sample pictures stay', async () => {
  const headers = await as('trainee');
  const before = files().length;
  await upload(makePng(8, 8), headers);
  const { data } = await upload(makePng(9, 9), headers);
  expect(files()).toHaveLength(before + 1);
  expect(files()).toContain((data.avatar as string).split('/').at(-1));
  expect((await fetch(`${platform.url}/media/picture/avatar-1.svg`)).status).toBe(200);
  const many = await Promise.all(Array.from({ length: 5 }, () => upload(makePng(7, 7), headers)));
  expect(many.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(files()).toHaveLength(before + 1);
});

test.each([
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a picture of too many pixels', makePng(513, 10)],
  ['a file that is too long', Buffer.concat([makePng(10, 10), Buffer.alloc(200 * 1024)])],
  ['nothing', Buffer.from([0])],
])('%s is rejected with a message, and nothing is stored', async (_name, bytes) => {
  const headers = await as('newcomer');
  const before = files();
  expect(await upload(bytes, headers)).toMatchObject({
    status: 400,
    code: 'A0250',
    msg: '请上传 PNG、JPEG 或 WebP 图片，边长不超过 512 像素，大小不超过 200 KB',
  });
  expect(files()).toEqual(before);
  expect((await send('userInfo', {}, headers)).data.avatar).toBeNull();
});

test.each(['data:image/png;base64,AAAA', 'not base64!', '../../etc/passwd', '====', 'AAAA\n'])(
  'the text %j is rejected as a picture',
  async (image) => {
    const headers = await as('trainee');
    expect(await send('avatarEdit', { image }, headers)).toMatchObject({ status: 400, code: 'A0250' });
  },
);

test('a script hidden in a picture is not stored', async () => {
  const { headers } = await registerPerson();
  const polyglot = Buffer.concat([samplePicture('jpg'), Buffer.from('<script>alert(1)</script>')]);
  const { data } = await upload(polyglot, headers);
  expect(await (await fetch(platform.url + (data.avatar as string))).text()).not.toContain('script');
});

test('an avatar of the maximum size is accepted, and 50 MB are rejected before they are read', async () => {
  const headers = await as('trainee');
  const whole = Buffer.concat([makePng(400, 400), Buffer.alloc(200 * 1024)]).subarray(0, 200 * 1024);
  expect((await upload(whole, headers)).status).toBe(200);
  expect(await postMegabytes(50, headers)).toBe(413);
  expect(await send('userInfo', {}, headers)).toMatchObject({ status: 200 });
});

test('closing an account deletes its avatar', async () => {
  const { headers, password } = await registerPerson();
  const { data } = await upload(makePng(8, 8), headers);
  await send('accountClose', { password }, headers);
  expect((await fetch(platform.url + (data.avatar as string))).status).toBe(404);
});

test('an avatar uploaded while its account is being closed is deleted as well', async () => {
  const { headers, password } = await registerPerson();
  await upload(makePng(8, 8), headers);
  const before = files().length;
  const codes: unknown[] = [];
  const uploadOnce = async () => codes.push((await upload(makePng(9, 9), headers)).code);
  const uploads = async () => {
    for (let round = 0; round < 200 && codes.at(-1) !== 'A0401'; round += 1) await uploadOnce();
  };
  // The account is closed once the first upload is stored, while the others go on.
  const first = uploadOnce();
  const others = [uploads(), uploads(), uploads()];
  await first;
  const closed = await send('accountClose', { password }, headers);
  await Promise.all(others);
  expect(closed).toMatchObject({ status: 200 });
  expect(codes).toContain('00000');
  expect(codes).toContain('A0401');
  expect(new Set(codes).size).toBe(2);
  expect(files()).toHaveLength(before - 1);
});

test('the avatar folder serves avatars only, and uploading requires a session', async () => {
  expect(await send('avatarEdit', { image: makePng(8, 8).toString('base64') })).toMatchObject({
    status: 401,
  });
  for (const path of ['..%2f..%2fdata.key', '%2e%2e/%2e%2e/data.key', '', 'x.html', '%00.png'])
    expect([400, 403, 404]).toContain((await fetch(`${platform.url}/media/avatar/${path}`)).status);
});

/** Sends so many megabytes; resolves with the status, which may come before everything is sent. */
function postMegabytes(megabytes: number, headers: Headers): Promise<number> {
  return new Promise((done, fail) => {
    const length = megabytes * 1024 * 1024;
    const outgoing = request(`${platform.url}/api${callPath(avatarEdit, 'train')}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
    });
    let status = 0;
    outgoing.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      outgoing.destroy();
      done(status);
    });
    outgoing.on('error', (error) => (status === 0 ? fail(error) : undefined));
    outgoing.write('{"image":"');
    outgoing.write('A'.repeat(1024 * 1024));
  });
}
