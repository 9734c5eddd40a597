const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
};

/** The content type of a lesson's file, `undefined` for one that no lesson has. */
export function mediaTypeOf(file: string): string | undefined {
  return types[file.split('.').at(-1) ?? ''];
}

/** Names of videos that come in parts: a playlist, and what it names. */
export const isStream = (media: string): boolean => media.startsWith('stream-');

/** The files of a lesson by the name that is stored with it; sources in the order to try them. */
export function lessonMediaFiles(kind: 'video' | 'document', media: string) {
  if (kind === 'document') return { sources: [`${media}.pdf`], captions: [] };
  return {
    sources: isStream(media) ? [`${media}.m3u8`] : [`${media}.mp4`, `${media}.webm`],
    captions: [{ file: `${media}.vtt`, language: 'zh-CN', label: '中文' }],
  };
}
