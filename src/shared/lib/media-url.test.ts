import { mediaUrl } from './media-url';

describe('a stored media path', () => {
  it.each([
    ['/media/a.svg', 'https://s.example', 'https://s.example/media/a.svg'],
    ['media/a.svg', 'https://s.example/', 'https://s.example/media/a.svg'],
    ['a.svg', 'https://s.example/bucket/', 'https://s.example/bucket/a.svg'],
  ])('%s is appended to the storage base (R3.24)', (path, base, address) => {
    expect(mediaUrl(path, base)).toBe(address);
  });

  it.each(['http://a.example/x', 'https://a.example/x', 'HTTPS://a.example/x'])(
    '%s is unchanged (R3.25)',
    (path) => {
      expect(mediaUrl(path, 'https://s.example')).toBe(path);
    },
  );
});
