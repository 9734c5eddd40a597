/** The path as it is, but for segments whose percent signs say nothing: those stand for themselves. */
export function decodablePath(path: string): string {
  return path.split('/').map(decodableSegment).join('/');
}

function decodableSegment(segment: string): string {
  try {
    // its value is used, or the build would leave the call out
    return decodeURIComponent(segment) && segment;
  } catch {
    return segment.replaceAll('%', '%25');
  }
}
