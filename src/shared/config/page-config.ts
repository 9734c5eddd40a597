/**
 * The JSON block `#portal-config` that an operator edits in index.html; in a host it is inside the container.
 * @returns the parsed value, the text itself if it is not JSON, undefined if there is no block
 */
export function readPageConfig(container: Element): unknown {
  const block =
    container.querySelector('#portal-config') ?? container.ownerDocument.getElementById('portal-config');
  const text = block?.textContent.trim();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
