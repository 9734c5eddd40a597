import { createRoot } from 'react-dom/client';
import { HostApp } from './host-app';
import { createHost, HostContext } from './host';
import { loadShellConfig } from './shell-config';
import './shell.css';
import './controls.css';

const container = document.querySelector('#host');
if (!container) throw new Error('index.html has no #host');
const root = createRoot(container);

loadShellConfig().then(
  (config) => {
    root.render(
      <HostContext value={createHost(config)}>
        <HostApp />
      </HostContext>,
    );
  },
  (reason: unknown) => {
    // Without its configuration the host knows neither portal nor platform.
    root.render(
      <p role="alert" data-testid="host-failure" id="host-main">
        宿主未能启动：{String(reason)}
      </p>,
    );
  },
);
