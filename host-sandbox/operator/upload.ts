import type { MouseEvent } from 'react';

/** Bytes of a file that the platform accepts (its `limits.attachmentBytes`). */
export const fileSizeMax = 10 * 1024 * 1024;

/** The bytes of a file in base64. @throws Error when it is empty, too large or cannot be read */
export async function readUpload(file: File, maxBytes: number): Promise<string> {
  if (file.size === 0) throw new Error('文件是空的，请重新选择');
  if (file.size > maxBytes) throw new Error(`文件不能超过 ${maxBytes / 1024 / 1024} MB`);
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.onerror = () => reject(new Error('文件无法读取，请重新选择'));
    reader.readAsDataURL(file);
  });
}

/** Props of a file field that takes no file now. It is not `disabled`, which would lose the focus. */
export const whileBusy = (busy: boolean) => ({
  'aria-disabled': busy,
  onClick(event: MouseEvent<HTMLInputElement>) {
    if (busy) event.preventDefault();
  },
});
