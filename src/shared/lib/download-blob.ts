/** Hands a text or a picture to the browser's download as a file; it is on no server and in no state. */
export function downloadBlob(content: string | Blob, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the download has taken the file by then
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}
