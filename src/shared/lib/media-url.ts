/**
 * The URL of a stored file: a path without http(s) is appended to the object storage base (R3.24, R3.25).
 * @param base with or without trailing slash, e.g. `https://media.example.cn`
 */
export function mediaUrl(path: string, base: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
