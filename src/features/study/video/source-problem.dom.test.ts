import { probeSource } from './source-problem';

it('A file is probed with the cookies of its own origin, as the video loads it', async () => {
  const fetched = jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('refused'));
  expect(await probeSource('/a.mp4')).toEqual({ kind: 'failed', reason: 'no response' });
  expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(['same-origin', 'same-origin']);
});

it('A server that sends the file but refuses ranges is told apart from a damaged file', async () => {
  const respond = (status: number) =>
    new Response(new Uint8Array([1]), { status, headers: { 'content-type': 'video/mp4' } });
  jest
    .spyOn(window, 'fetch')
    .mockImplementation((_url, init) =>
      Promise.resolve(respond(new Headers(init?.headers).has('range') ? 416 : 200)),
    );
  expect(await probeSource('/a.mp4')).toEqual({ kind: 'broken', reason: 'the server refuses ranges' });
});
