/** @jest-environment jest-fixed-jsdom */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { act as actInReact, createElement, StrictMode, Suspense, use, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ModuleKind, transpileModule } from 'typescript';
import { antdEscapePlugin } from './antd-escape-plugin';

type OnEscape = (press: { top: boolean }) => void;
type UseEscape = (open: boolean, onEscape: OnEscape) => void;

const file = require.resolve('@rc-component/portal/es/useEscKeyDown');
const { transform } = antdEscapePlugin() as unknown as {
  transform: (code: string, id: string) => { code: string } | undefined;
};

/** antd's hook after the plugin's change. */
function changedHook(): UseEscape {
  const { code } = transform(readFileSync(file, 'utf8'), file) ?? { code: '' };
  const { outputText } = transpileModule(code, { compilerOptions: { module: ModuleKind.CommonJS } });
  const changed = path.join(folder, 'use-esc-key-down.cjs');
  const absolute = outputText.replace(
    /require\("(.*?)"\)/g,
    (_call, name: string) => `require(${JSON.stringify(require.resolve(name))})`,
  );
  writeFileSync(changed, absolute);
  return jest.requireActual<{ default: UseEscape }>(changed).default;
}

const folder = mkdtempSync(path.join(tmpdir(), 'antd-escape-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // in tests antd gives every overlay the same id
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('Escape reaches the overlay that was opened last, also after renders that were discarded', async () => {
  const useEscape = changedHook();
  const presses: [name: string, top: boolean][] = [];
  const Overlay = ({ name, children }: { name: string; children?: ReactNode }) => {
    useEscape(true, ({ top }) => presses.push([name, top]));
    return children;
  };
  let finish = () => {};
  const loaded = new Promise<void>((resolve) => (finish = resolve));
  /** React discards the render of everything in its boundary until this is loaded. */
  const Loading = () => {
    use(loaded);
    return null;
  };
  const act = (change: () => void) =>
    actInReact(() => {
      change();
      return Promise.resolve();
    });
  const page = (isOpen: boolean) =>
    createElement(
      StrictMode,
      null,
      createElement(Overlay, { name: 'drawer' }),
      isOpen &&
        createElement(Suspense, null, createElement(Overlay, { name: 'question' }), createElement(Loading)),
    );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (isOpen: boolean) =>
    act(() => {
      root.render(page(isOpen));
    });
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await show(false);
  await show(true);
  press();
  await act(finish);
  press();
  await show(false);
  press();
  await act(() => {
    root.unmount();
  });
  press();
  expect(presses).toEqual([
    ['drawer', true],
    ['question', true],
    ['drawer', false],
    ['drawer', true],
  ]);
});

test('The build fails when antd has changed', () => {
  expect(() => transform('export default () => {}', file)).toThrow('change or remove');
});
