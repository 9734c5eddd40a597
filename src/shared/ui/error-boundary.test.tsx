import { screen } from '@testing-library/dom';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './error-boundary';

let isBroken: boolean;

function Part() {
  if (isBroken) throw new Error('broken');
  return <p>the part</p>;
}

function show(fallback: ((retry: () => void) => ReactNode) | null) {
  const place = document.body.appendChild(document.createElement('div'));
  const caught: unknown[] = [];
  const root = createRoot(place, { onCaughtError: (error) => caught.push(error) });
  act(() => {
    root.render(
      <>
        <ErrorBoundary fallback={fallback}>
          <Part />
        </ErrorBoundary>
        <p>beside it</p>
      </>,
    );
  });
  return { place, caught };
}

describe('a part that fails', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.body.replaceChildren();
    isBroken = true;
  });

  it('takes nothing along that stands beside it, and comes with a retry', () => {
    const { place, caught } = show((retry) => <button onClick={retry}>again</button>);
    expect([place.textContent, caught.map(String)]).toEqual(['againbeside it', ['Error: broken']]);
    isBroken = false;
    act(() => {
      screen.getByText('again').click();
    });
    expect(place.textContent).toBe('the partbeside it');
  });

  it('leaves a gap where nothing shall stand in for it', () => {
    expect(show(null).place.textContent).toBe('beside it');
  });
});
