import { transferInput } from './transfer-input';

const page = '<p>…</p><form><label>Keyword <input name="keyword"></label><a href="#/a">A</a></form>';

/** Two copies of a page, the second one hidden. */
function copies(second = page, first = page) {
  document.body.innerHTML = `<main>${first}</main><main hidden>${second}</main>`;
  const [from, to] = document.querySelectorAll('main');
  if (!from || !to) throw new Error('no copies');
  const swap = () => {
    const finish = transferInput(from, to);
    from.remove();
    to.hidden = false;
    finish();
  };
  return { from, to, swap };
}

it('Typed text, the focus and a submitted form are transferred to the page that replaces another', () => {
  const { from, to, swap } = copies();
  const submitted: unknown[] = [];
  to.addEventListener('submit', () => submitted.push(to.querySelector('input')?.value));
  const input = from.querySelector('input');
  if (input) input.value = '肝移植';
  input?.focus();
  from.querySelector('form')?.setAttribute('data-submitted', '');
  swap();
  expect(document.activeElement).toBe(to.querySelector('input'));
  expect(submitted).toEqual(['肝移植']);
});

it('Buttons that were clicked are clicked in the page that replaces another, in the order of their last clicks', () => {
  const buttons = '<button>1</button><button>2</button><button>3</button>';
  const { from, to, swap } = copies(buttons, buttons);
  const clicked: unknown[] = [];
  to.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent));
  from.querySelectorAll('button')[2]?.setAttribute('data-clicked', '9');
  from.querySelectorAll('button')[0]?.setAttribute('data-clicked', '10');
  swap();
  expect(clicked).toEqual(['3', '1']);
});

it('Elements without a counterpart are left out', () => {
  const { from, to, swap } = copies('<form><p></p></form>');
  from.querySelector('a')?.focus();
  from.querySelector('form')?.setAttribute('data-submitted', '');
  swap();
  expect(document.activeElement).toBe(document.body);
  expect(to.innerHTML).toBe('<form><p></p></form>');
});

it('A page without user input does not move the focus', () => {
  const { swap } = copies();
  swap();
  expect(document.activeElement).toBe(document.body);
});
