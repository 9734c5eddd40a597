import { screen, waitFor } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { WhenNear } from './when-near';

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

it('What waits for the reader to come near is there when the page is printed, and waits till then', async () => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(
    <WhenNear className="holder">
      <p>further down</p>
    </WhenNear>,
  );
  await waitFor(() => {
    expect(element.querySelector('.holder')).not.toBeNull();
  });
  expect(screen.queryByText('further down')).toBeNull();
  await waitFor(() => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.queryByText('further down')).not.toBeNull();
  });
  root.unmount();
});
