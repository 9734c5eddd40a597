import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { ResultCount } from './result-count';

let root: Root;
let navigate: ReturnType<typeof useNavigate>;
const scrolled = jest.fn();

function List({ of }: { of: string }) {
  navigate = useNavigate();
  return (
    <>
      <input type="search" />
      <ResultCount of={of}>60</ResultCount>
    </>
  );
}

const show = (of: string) =>
  act(() => {
    root.render(
      <MemoryRouter>
        <List of={of} />
      </MemoryRouter>,
    );
  });

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  scrolled.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show('/list');
  act(() => void navigate('/list?filter'));
  const line = document.querySelector<HTMLElement>('[role=status]');
  if (!line) throw new Error('no line');
  line.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 20);
  line.scrollIntoView = scrolled;
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
});

it('the number of items comes into view after a change of the filters', () => {
  show('/list?filter');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('nothing moves while somebody types the word that changes the list', () => {
  document.querySelector('input')?.focus();
  show('/list?filter');
  expect(scrolled).not.toHaveBeenCalled();
});
