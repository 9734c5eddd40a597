import { whenIdle } from './when-idle';

const uses = ['pointerdown', 'keydown'] as const;

/**
 * Runs the work when somebody has begun to use the page and the browser has a moment: whoever only looks at it
 * loads nothing for it.
 * @returns cancels it
 */
export function onFirstUse(root: HTMLElement, work: () => void): () => void {
  let stop = () => {
    for (const use of uses) root.removeEventListener(use, begin);
  };
  const listening = stop;
  function begin() {
    listening();
    stop = whenIdle(work);
  }
  for (const use of uses) root.addEventListener(use, begin);
  return () => {
    stop();
  };
}
