import { watchConsole } from './console-guard';
import { closeParts } from './open-parts';
import { disposePortals } from './render-portal';

watchConsole();

beforeEach(() => {
  // of the page's styles what the portal looks for; the rest is for eyes
  document.head.innerHTML = '<style>.portal { --p-width: 1200px }</style>';
});

afterEach(() => {
  disposePortals();
  closeParts();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.location.hash = '';
});
