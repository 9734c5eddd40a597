import { setupConsoleGuard } from './console-guard';
import { runCleanups } from './cleanup';
import { disposePortals } from './render-portal';

setupConsoleGuard();

beforeEach(() => {
  // The only page style that the portal reads.
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
