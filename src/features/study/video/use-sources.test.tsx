import { waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { pageTimeout } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import type { Media } from '../use-lesson-media';
import { probeSource, type SourceProblem } from './source-problem';
import { useSources } from './use-sources';

jest.mock('./source-problem', () => ({
  ...jest.requireActual<object>('./source-problem'),
  isForeign: () => false,
  probeSource: jest.fn(),
}));

const mediaOf = (...names: string[]): Media =>
  ({
    sources: names.map((name) => ({ url: `/${name}.mp4`, type: 'video/mp4' })),
    captions: [],
  }) as unknown as Media;

/** A video with the sources of a lesson. @param renewals whether each request brings new URLs */
async function openLesson(media: Media, renewals: boolean[] = []) {
  const video = document.createElement('video');
  Object.assign(video, { canPlayType: () => 'maybe', load: jest.fn(), pause: jest.fn() });
  /** Whether each request for new URLs was automatic. */
  const requests: boolean[] = [];
  const renew = (isAutomatic = false) => {
    requests.push(isAutomatic);
    return Promise.resolve(renewals.shift() ?? true);
  };
  let state: ReturnType<typeof useSources> | undefined;
  let show: (media: Media) => void = () => undefined;
  const Lesson = () => {
    const [shown, setShown] = useState(media);
    show = setShown;
    state = useSources(video, shown, renew, () => undefined);
    return null;
  };
  renderWithProviders(<Lesson />).show();
  await waitFor(() => {
    expect(state).toBeDefined();
  }, pageTimeout);
  /** Waits until nothing more happens, and says what is played, or why nothing is. */
  const result = async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    return state?.problem?.reason ?? state?.src?.replace(/.*\//, '');
  };
  await result();
  return {
    requests,
    result,
    fire(...events: string[]) {
      for (const event of events) video.dispatchEvent(new Event(event));
    },
    show: (next: Media) => {
      show(next);
    },
    retry: () => state?.retry(),
  };
}

it('A source that two events find to have no picture is left once', async () => {
  const { fire, result } = await openLesson(mediaOf('a', 'b', 'c'));
  fire('loadeddata', 'playing');
  expect(await result()).toBe('b.mp4');
  fire('loadeddata', 'playing');
  expect(await result()).toBe('c.mp4');
  fire('loadeddata', 'playing');
  expect(await result()).toBe('no picture can be decoded');
});

it('The cause of a failure that is found late does not leave the source with new URLs', async () => {
  let find: (problem: SourceProblem) => void = () => undefined;
  jest.mocked(probeSource).mockImplementation(() => new Promise((resolve) => (find = resolve)));
  const { fire, show, result, requests } = await openLesson(mediaOf('a', 'b'));
  fire('error');
  await result();
  fire('error');
  await result();
  show(mediaOf('a2', 'b2'));
  await result();
  find({ kind: 'unsupported', reason: 'damaged' });
  expect(await result()).toBe('a2.mp4');
  expect(requests).toEqual([true]);
});

it('A failure of new URLs that were not asked for is automatic, and a retry is not', async () => {
  const { fire, retry, result, requests } = await openLesson(mediaOf('a'), [false, false, true]);
  fire('error');
  expect(await result()).toBe('no new URL');
  await retry();
  expect(await result()).toBe('no new URL');
  await retry();
  expect(await result()).toBe('a.mp4');
  expect(requests).toEqual([true, false, false]);
});
