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
  const container = document.body.appendChild(document.createElement('div'));
  const caught: unknown[] = [];
  const root = createRoot(container, { onCaughtError: (error) => caught.push(error) });
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
  return { container, caught };
}

describe('an error boundary', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.body.replaceChildren();
    isBroken = true;
  });

  it('does not affect its siblings, and offers a retry', () => {
    const { container, caught } = show((retry) => <button onClick={retry}>retry</button>);
    expect([container.textContent, caught.map(String)]).toEqual(['retrybeside it', ['Error: broken']]);
    isBroken = false;
    act(() => {
      screen.getByText('retry').click();
    });
    expect(container.textContent).toBe('the partbeside it');
  });

  it('shows nothing without a fallback', () => {
    expect(show(null).container.textContent).toBe('beside it');
  });
});
