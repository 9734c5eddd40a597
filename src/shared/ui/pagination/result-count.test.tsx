import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { ResultCount } from './result-count';

let root: Root;
const scrolled = jest.fn();

function List({ of }: { of: string }) {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/list?filter')}>肝移植</button>
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
  act(() => document.querySelector('button')?.click());
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
