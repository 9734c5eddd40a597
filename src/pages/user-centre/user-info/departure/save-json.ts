/** Hands an answer to the browser's download as a JSON file; it is on no server and in no state. */
export function saveJson(data: unknown, name: string): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  // the download has taken the file by then
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}
