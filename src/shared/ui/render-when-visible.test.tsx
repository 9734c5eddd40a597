import { screen, waitFor } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { RenderWhenVisible } from './render-when-visible';

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

it('children that are not near the viewport are rendered when the page is printed, not before', async () => {
  let isObserving = false;
  Object.assign(window, {
    IntersectionObserver: class {
      observe = () => {
        isObserving = true;
      };
      disconnect = () => undefined;
    },
  });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(
    <RenderWhenVisible className="holder" loading={<p>outlines</p>}>
      <p>further down</p>
    </RenderWhenVisible>,
  );
  await waitFor(() => {
    expect(element.querySelector('.holder')).not.toBeNull();
  });
  expect(screen.queryByText('further down')).toBeNull();
  expect(screen.queryByText('outlines')).not.toBeNull();
  await waitFor(() => {
    expect(isObserving).toBe(true);
  });
  window.dispatchEvent(new Event('beforeprint'));
  // synchronously: the browser takes the printed page when the event ends
  expect(screen.queryByText('further down')).not.toBeNull();
  expect(screen.queryByText('outlines')).toBeNull();
  root.unmount();
});
