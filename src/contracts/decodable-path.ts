/** Escapes the percent signs of segments that cannot be decoded; other segments are unchanged. */
export function decodablePath(path: string): string {
  return path.split('/').map(decodableSegment).join('/');
}

function decodableSegment(segment: string): string {
  try {
    // The result is used, else the bundler would drop the call.
    return decodeURIComponent(segment) && segment;
  } catch {
    return segment.replaceAll('%', '%25');
  }
}
