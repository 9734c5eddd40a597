/**
 * The JSON block an operator edits in index.html; in a host it is part of what the host put into the container.
 * @returns what it says, its text where that is no JSON, undefined where there is no block
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
