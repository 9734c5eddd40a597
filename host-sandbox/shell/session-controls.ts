import type { HostSession } from './host-session';
import { getElement } from './get-element';

/** The forms that sign the host in and out and play with its token. */
export function setupSessionControls(session: HostSession) {
  const signInForm = getElement(document, '#sign-in-form', HTMLFormElement);
  const error = getElement(document, '#sign-in-error');
  const credentials = () => ({ username: valueOf('#username'), password: valueOf('#password') });

  signInForm.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(() => session.signIn(credentials()));
  });
  getElement(document, '#rotate').addEventListener('click', () => {
    void attempt(() => session.rotate(credentials()));
  });
  getElement(document, '#clear').addEventListener('click', () => session.set(''));
  getElement(document, '#token-form').addEventListener('submit', (event) => {
    event.preventDefault();
    session.set(valueOf('#manual-token'));
  });
  offerAgain(session.username());
  session.onChange(showSession);
  showSession(session.token());

  async function attempt(action: () => Promise<void>) {
    error.textContent = '';
    try {
      await action();
    } catch (reason) {
      error.textContent = reason instanceof Error ? reason.message : String(reason);
    }
  }
}

/** After a reload the form has whoever is signed in, so that a rotation makes nobody else of them. */
function offerAgain(username: string) {
  const field = getElement(document, '#username', HTMLInputElement);
  if (username === '' || username === field.value) return;
  field.value = username;
  getElement(document, '#password', HTMLInputElement).value = '';
}

function showSession(token: string) {
  getElement(document, '.host-user').textContent = token ? '宿主已登录' : '未登录';
}

function valueOf(selector: string) {
  return getElement(document, selector, HTMLInputElement).value;
}
