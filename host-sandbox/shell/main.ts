import { startHost } from './host';
import { getElement } from './get-element';
import { loadShellConfig } from './shell-config';

loadShellConfig().then(startHost).catch(showFailure);

/** Without its configuration the host knows neither portal nor platform, so it says so instead of starting. */
function showFailure(reason: unknown) {
  const line = document.createElement('p');
  line.role = 'alert';
  line.dataset.testid = 'host-failure';
  line.textContent = `宿主未能启动:${String(reason)}`;
  getElement(document, '#host-main').prepend(line);
}
