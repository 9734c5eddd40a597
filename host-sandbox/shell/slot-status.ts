export interface SlotStatus {
  show(text: string): void;
  /** Says what failed and offers to try again; the rest of the host stays as it is. */
  fail(error: unknown, retry: () => void): void;
}

/** The line above a portal's container. */
export function createSlotStatus(line: HTMLElement, name: string): SlotStatus {
  return {
    show(text) {
      delete line.dataset.failed;
      line.replaceChildren(text);
    },
    fail(error, retry) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = '重试';
      button.dataset.testid = `host-retry-${name}`;
      button.addEventListener('click', retry, { once: true });
      line.dataset.failed = '';
      line.replaceChildren(`门户未能载入:${error instanceof Error ? error.message : String(error)} `, button);
    },
  };
}
