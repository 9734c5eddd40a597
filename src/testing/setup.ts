import { setupConsoleGuard } from './console-guard';
import { runCleanups } from './cleanup';
import { expectNoLeaks, setupLeakGuard } from './leak-guard';

setupConsoleGuard();
setupLeakGuard();

beforeEach(() => {
  // The only page style that the portal reads.
  document.head.innerHTML = '<style>.portal { --p-width: 1200px }</style>';
});

afterEach(async () => {
  try {
    runCleanups();
  } finally {
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
    window.location.hash = '';
  }
  await expectNoLeaks();
});
