/** The bytes of a file in base64; rejects where the file cannot be read. */
export function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      // a data URL
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    };
    reader.onerror = () => {
      reject(new Error('the file cannot be read', { cause: reader.error }));
    };
    reader.readAsDataURL(file);
  });
}
