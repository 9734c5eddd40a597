import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { renderWithProviders } from '@/testing/render-with-providers';
import { pageTimeout, user } from '@/testing/form-helpers';
import { messageDurationMs, usePlayerMessage } from './use-player-message';

function Playing() {
  const [playing, setPlaying] = useState(false);
  const [note, setNote] = usePlayerMessage('resumed', playing);
  return (
    <>
      <p>{note ?? 'none'}</p>
      <button onClick={() => setPlaying(!playing)}>play</button>
      <button onClick={() => setNote('jump')}>jump</button>
    </>
  );
}

it('a note stays while the video rests, and goes after some seconds of playing on', async () => {
  renderWithProviders(<Playing />).show();
  await screen.findByText('resumed', {}, pageTimeout);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
  const timed = user.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  await jest.advanceTimersByTimeAsync(10 * messageDurationMs);
  expect(screen.getByText('resumed')).toBeDefined();
  await timed.click(screen.getByText('play'));
  await timed.click(screen.getByText('jump'));
  await jest.advanceTimersByTimeAsync(messageDurationMs - 1000);
  expect(screen.getByText('jump', { selector: 'p' })).toBeDefined();
  await jest.advanceTimersByTimeAsync(2000);
  expect(screen.getByText('none')).toBeDefined();
  jest.useRealTimers();
});
