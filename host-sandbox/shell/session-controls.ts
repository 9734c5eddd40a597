import type { HostSession } from './host-session';
import { required } from './required-element';

/** The forms that sign the host in and out and play with its token. */
export function setupSessionControls(session: HostSession) {
  const signInForm = required(document, '#sign-in-form', HTMLFormElement);
  const error = required(document, '#sign-in-error');
  const credentials = () => ({ username: valueOf('#username'), password: valueOf('#password') });

  signInForm.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(() => session.signIn(credentials()));
  });
  required(document, '#rotate').addEventListener('click', () => {
    void attempt(() => session.rotate(credentials()));
  });
  required(document, '#clear').addEventListener('click', () => session.set(''));
  required(document, '#token-form').addEventListener('submit', (event) => {
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
  const field = required(document, '#username', HTMLInputElement);
  if (username === '' || username === field.value) return;
  field.value = username;
  required(document, '#password', HTMLInputElement).value = '';
}

function showSession(token: string) {
  required(document, '.host-user').textContent = token ? '宿主已登录' : '未登录';
}

function valueOf(selector: string) {
  return required(document, selector, HTMLInputElement).value;
}
