import { Button } from 'antd';

/** The result of pasting pictures with a text. */
export interface PasteResult {
  text: string;
  state: 'running' | 'done' | 'failed';
}

/** Reports the pictures of the last pasted text until it is closed: further typing must not hide a loss. */
export function PasteNote({ text, state, onClose }: PasteResult & { onClose: () => void }) {
  return (
    <p
      className="article-note paste-note"
      data-failed={state === 'failed' ? '' : undefined}
      role={state === 'failed' ? 'alert' : undefined}
      aria-live="polite"
    >
      {text}{' '}
      {state !== 'running' && (
        <Button size="small" onClick={onClose}>
          知道了
        </Button>
      )}
    </p>
  );
}
