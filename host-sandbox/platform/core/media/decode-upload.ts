import { ApiError } from '../http/api-error';

/**
 * The bytes of an uploaded file.
 * @param content base64
 * @param maxBytes a whole number of MiB
 * @throws ApiError A0251 if it is cut off or too large
 */
export function decodeUpload(content: string, maxBytes: number): Buffer {
  if (!isBase64(content)) throw uploadRejected('文件未能完整上传，请重新选择');
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > maxBytes) throw uploadRejected(`文件不能超过 ${maxBytes / 1024 / 1024} MB`);
  return bytes;
}

export const isBase64 = (text: string): boolean => /^[A-Za-z0-9+/]+={0,2}$/.test(text);

/** The error A0251. @param text Chinese reason, shown to the user */
export const uploadRejected = (text: string): ApiError => new ApiError('A0251', text);
