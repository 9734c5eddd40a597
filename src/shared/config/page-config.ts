/** The JSON block an operator edits in index.html; in a host it is part of what the host put into the container. */
export function readPageConfig(container: Element): unknown {
  const block =
    container.querySelector('#portal-config') ?? container.ownerDocument.getElementById('portal-config');
  try {
    return JSON.parse(block?.textContent ?? '{}');
  } catch {
    return {};
  }
}
