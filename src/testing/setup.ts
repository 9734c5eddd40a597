import { setupConsoleGuard } from './console-guard';
import { runCleanups } from './cleanup';
import { disposePortals } from './render-portal';

setupConsoleGuard();

beforeEach(() => {
  // of the page's styles what the portal looks for; the rest is for eyes
  document.head.innerHTML = '<style>.portal { --p-width: 1200px }</style>';
});

afterEach(() => {
  disposePortals();
  runCleanups();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.location.hash = '';
});
