/** Gives the memory of canvases back at once; Safari keeps it for a while else. */
export function releaseCanvases(holder: HTMLElement): void {
  for (const canvas of holder.querySelectorAll('canvas')) canvas.width = canvas.height = 0;
  holder.replaceChildren();
}
