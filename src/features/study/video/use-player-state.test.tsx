import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { renderWithProviders } from '@/testing/render-with-providers';
import { pageTimeout, user } from '@/testing/form-helpers';
import { messageDurationMs, usePlayerMessage } from './use-player-state';

function Playing() {
  const [playing, setPlaying] = useState(false);
  const [message, setMessage] = usePlayerMessage('resumed', playing);
  return (
    <>
      <p>{message ?? 'none'}</p>
      <button onClick={() => setPlaying(!playing)}>play</button>
      <button onClick={() => setMessage('seekRefused')}>seek</button>
    </>
  );
}

it('a message stays while the video is paused, and goes after some seconds of playing', async () => {
  renderWithProviders(<Playing />).show();
  await screen.findByText('resumed', {}, pageTimeout);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
  const timed = user.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  await jest.advanceTimersByTimeAsync(10 * messageDurationMs);
  expect(screen.getByText('resumed')).toBeDefined();
  await timed.click(screen.getByText('play'));
  await timed.click(screen.getByText('seek'));
  await jest.advanceTimersByTimeAsync(messageDurationMs - 1000);
  expect(screen.getByText('seekRefused', { selector: 'p' })).toBeDefined();
  await jest.advanceTimersByTimeAsync(2000);
  expect(screen.getByText('none')).toBeDefined();
  jest.useRealTimers();
});
