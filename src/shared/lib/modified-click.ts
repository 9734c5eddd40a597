type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** True for a click that the browser handles itself: another mouse button, or a key for a new tab or a download. */
export function isModifiedClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
