import { decodablePath } from './decodable-path';

describe('a path that can be decoded', () => {
  it.each(['/', '/article/1', '/%E4%B8%AD/%2F', '/a%00'])('is unchanged: %s', (path) => {
    expect(decodablePath(path)).toBe(path);
  });

  it.each([
    ['/%zz', '/%25zz'],
    ['/100%', '/100%25'],
    ['/article/%E0%A4%A', '/article/%25E0%25A4%25A'],
    ['/%E4%B8%AD/%ff', '/%E4%B8%AD/%25ff'],
  ])('is made from %s', (path, escaped) => {
    expect(decodablePath(path)).toBe(escaped);
    expect(() => decodeURIComponent(escaped)).not.toThrow();
  });
});
