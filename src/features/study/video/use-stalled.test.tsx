import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { renderWithProviders } from '@/testing/render-with-providers';
import { pageTimeout } from '@/testing/form-helpers';
import { useStalled } from './use-stalled';

function Video() {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const isStalled = useStalled(video);
  return (
    <>
      <video ref={setVideo} data-testid="video" />
      <p>{isStalled ? 'stalled' : 'fine'}</p>
    </>
  );
}

it('a video that plays and gets no data for some seconds is stalled until it gets some', async () => {
  renderWithProviders(<Video />).show();
  const video = await screen.findByTestId('video', {}, pageTimeout);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
  const become = async (state: { paused: boolean; readyState: number }, event: string) => {
    for (const [name, value] of Object.entries(state))
      Object.defineProperty(video, name, { configurable: true, value });
    video.dispatchEvent(new Event(event));
    await jest.advanceTimersByTimeAsync(9000);
  };
  await become({ paused: true, readyState: 0 }, 'emptied');
  expect(screen.getByText('fine')).toBeDefined();
  await become({ paused: false, readyState: 1 }, 'play');
  expect(screen.getByText('stalled')).toBeDefined();
  await become({ paused: false, readyState: 4 }, 'playing');
  expect(screen.getByText('fine')).toBeDefined();
  jest.useRealTimers();
});
