import { onIdle } from './on-idle';

const interactions = ['pointerdown', 'keydown'] as const;

/**
 * Runs the work when somebody has begun to use the page and the browser has a moment: whoever only looks at it
 * loads nothing for it.
 * @returns cancels it
 */
export function onFirstInteraction(root: HTMLElement, work: () => void): () => void {
  let stop = () => {
    for (const use of interactions) root.removeEventListener(use, schedule);
  };
  const listening = stop;
  function schedule() {
    listening();
    stop = onIdle(work);
  }
  for (const use of interactions) root.addEventListener(use, schedule);
  return () => {
    stop();
  };
}
