import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { renderPart } from '@/testing/render-part';
import { found, user } from '@/testing/fill-in';
import { noteStays, useNote } from './use-note';

function Playing() {
  const [playing, setPlaying] = useState(false);
  const [note, setNote] = useNote('resumed', playing);
  return (
    <>
      <p>{note ?? 'none'}</p>
      <button onClick={() => setPlaying(!playing)}>play</button>
      <button onClick={() => setNote('jump')}>jump</button>
    </>
  );
}

it('a note stays while the video rests, and goes after some seconds of playing on', async () => {
  renderPart(<Playing />).show();
  await screen.findByText('resumed', {}, found);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
  const timed = user.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  await jest.advanceTimersByTimeAsync(10 * noteStays);
  expect(screen.getByText('resumed')).toBeDefined();
  await timed.click(screen.getByText('play'));
  await timed.click(screen.getByText('jump'));
  await jest.advanceTimersByTimeAsync(noteStays - 1000);
  expect(screen.getByText('jump', { selector: 'p' })).toBeDefined();
  await jest.advanceTimersByTimeAsync(2000);
  expect(screen.getByText('none')).toBeDefined();
  jest.useRealTimers();
});
