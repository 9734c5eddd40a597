import { screen, waitFor } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { RenderWhenVisible } from './render-when-visible';

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

it('What waits for the reader to come near is there when the page is printed, and waits till then', async () => {
  let begun = false;
  Object.assign(window, {
    IntersectionObserver: class {
      observe = () => {
        begun = true;
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
    expect(begun).toBe(true);
  });
  window.dispatchEvent(new Event('beforeprint'));
  // at once, or paper would miss it
  expect(screen.queryByText('further down')).not.toBeNull();
  expect(screen.queryByText('outlines')).toBeNull();
  root.unmount();
});
