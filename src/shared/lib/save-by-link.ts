/** Starts the browser's own download, which can pause and resume. @param name of the file, if the server gives none */
export function saveByLink(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.rel = 'noopener';
  link.click();
}
