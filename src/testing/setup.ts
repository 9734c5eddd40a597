import { watchConsole } from './console-guard';
import { disposePortals } from './render-portal';

watchConsole();

afterEach(() => {
  disposePortals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.location.hash = '';
});
