/** Downloads generated content as a file. @param type MIME type */
export function downloadBlob(content: string | Blob, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by then.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}
