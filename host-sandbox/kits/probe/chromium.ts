import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Environment variable with the path of the browser; child processes inherit it. */
const variable = 'CHROMIUM_PATH';

/** chromium-headless-shell is the same engine without the browser UI, and a third faster. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];

/**
 * Path of a Chromium: the one in `CHROMIUM_PATH`, an installed one, Playwright's own, or one it installs.
 * @throws Error that says what to do if none can be installed
 */
export function provideChromium(): string {
  const found = findChromium() ?? installChromium();
  process.env[variable] = found;
  return found;
}

/**
 * Path of an installed Chromium, or undefined.
 * @throws Error for a wrong `CHROMIUM_PATH`
 */
function findChromium(): string | undefined {
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new Error(`${variable} names ${named}, which does not exist.`);
  return named || [...onPath(), ...commonPaths(), chromium.executablePath()].find(existsSync);
}

function installChromium(): string {
  const isWindows = process.platform === 'win32';
  attempt(isWindows ? 'npx.cmd' : 'npx', ['playwright', 'install', 'chromium']);
  if (!findChromium() && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    attempt('apt-get', ['update']);
    attempt('apt-get', [
      'install',
      '-y',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-noto-cjk',
    ]);
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    `No Chromium found, and none could be installed. Install Chromium, Chrome or Edge, or set ${variable} to ` +
      'the path of one (Debian: apt-get install chromium-headless-shell fonts-noto-cjk).',
  );
}

/** A failed installation is not an error yet: the next way is tried. */
function attempt(command: string, args: string[]) {
  console.log(`No Chromium found; running ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  return folders.flatMap((folder) =>
    names.flatMap((name) => endings.map((ending) => path.join(folder, name + ending))),
  );
}

function commonPaths() {
  const { PROGRAMFILES, LOCALAPPDATA, HOME = '' } = process.env;
  const programs = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA].filter(
    (folder) => !!folder,
  );
  const applications = ['/Applications', path.join(HOME, 'Applications')];
  return [
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
    ...['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      applications.map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    ),
    ...['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].flatMap(
      (subfolder) => programs.map((folder) => path.join(folder ?? '', subfolder)),
    ),
  ];
}
