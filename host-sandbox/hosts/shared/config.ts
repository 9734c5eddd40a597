import type { ShellConfig } from '../../shell/shell-config';

/** The configuration that the server of the hosts writes into their pages. */
export const config = JSON.parse(document.querySelector('#host-config')?.textContent ?? '') as ShellConfig;

/** The name of this host; its pages are below it. */
export const hostName = location.pathname.split('/')[1] ?? '';
