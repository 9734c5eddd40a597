import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { generateHostTypes, hostTypesFile } from './host-types-plugin';
import { publicEntryTypes, publicEntryTypesFile } from './public-entry-plugin';

let folder: string;

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  // Inside the project, where qiankun can be resolved.
  folder = mkdtempSync(join('.cache', 'host-'));
  writeFileSync(join(folder, hostTypesFile), generateHostTypes());
  writeFileSync(join(folder, publicEntryTypesFile), publicEntryTypes());
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Compiles a host that has only the declaration file. @returns the compiler's errors */
function compile(code: string): string[] {
  const file = join(folder, 'host.ts');
  writeFileSync(file, code);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const host = (props: string) => `
  import { initGlobalState, loadMicroApp, registerMicroApps } from 'qiankun';
  import type { HostProps, HostState } from './portal-host';
  const props: HostProps = ${props};
  const [name, entry, container] = ['training', 'https://training.example.org/', '#training'];
  registerMicroApps([{ name, entry, container, activeRule: '/training', props }]);
  void loadMicroApp({ name, entry, container, props }).update?.({ token: null } satisfies HostProps);
  initGlobalState({ token: 't1' } satisfies HostState);
`;

describe('the declaration file for hosts', () => {
  it('is sufficient to compile a host with every prop', () => {
    const props = `{
      basePath: '/portal', history: 'memory', initialPath: '/article', token: 't1', language: 'en-US', theme: 'dark',
      config: { apiBase: '/api', theme: { layout: 'vertical' }, site: { title: { 'zh-CN': '培训', 'en-US': 'Training' } } },
      onNavigate: (address) => address.length, navigate: (address) => location.assign(address),
      onSessionExpired: (reason) => reason === 'missing',
      onUnsavedChange: (hasUnsaved) => !hasUnsaved, onError: (error) => error.code === 'CHUNK_GONE',
      brand: { colour: '#7a1fa2', radius: 2, font: 'serif' }, zIndexBase: 5000, popupContainer: document.body,
      messages: { 'zh-CN': { 'home.title': '首页' } },
      onPageChange: ({ title, breadcrumbs }) => breadcrumbs.map(({ address }) => title + address),
      onMenuChange: ({ main, account }) => [...main, ...account].map(({ href }) => href),
      onUserChange: (user) => user?.username, onUnreadChange: (count) => count + 1,
      onReady: async (portal) => void ((await portal.canLeave()) && (await portal.navigate('/index'))),
    }`;
    expect(compile(host(props))).toEqual([]);
  });

  it.each([
    ['a value of the wrong type', `{ basePath: 7 }`, 'number'],
    ['an unknown language', `{ language: 'fr' }`, '"fr"'],
    ['a misspelt prop', `{ onSesionExpired: () => {} }`, 'onSesionExpired'],
    ['a misspelt setting', `{ config: { apiBas: '/api' } }`, 'apiBas'],
    ['a setting of the wrong type', `{ config: { timeoutMs: '10' } }`, 'number'],
  ])('makes the compiler report %s', (_what, props, named) => {
    expect(compile(host(props))).toEqual([expect.stringContaining(named)]);
  });

  it('types the lifecycles of portal.js for single-spa and for a host of its own', () => {
    const code = `
      import { registerApplication } from 'single-spa';
      import * as portal from './portal';
      registerApplication({ name: 'training', app: () => Promise.resolve(portal), activeWhen: '/training' });
      const props: portal.HostProps = { container: document.body, onGlobalStateChange: (listener) => {
        listener({ token: 't1' }, {});
        return () => {};
      } };
      void portal.mount(props).then(() => portal.update({ ...props, token: null })).then(() => portal.unmount(props));
    `;
    expect(compile(code)).toEqual([]);
    expect(compile(`import { mount } from './portal'; void mount({ basePath: 7 });`)).toHaveLength(1);
  });

  it.each([
    ['an import', `import type { A } from './a'; export type B = A;`],
    ['a value', `export const token = 'token';`],
  ])('is not generated from a contract with %s', (_what, code) => {
    const file = join(folder, 'contract.ts');
    writeFileSync(file, code);
    expect(() => generateHostTypes([file])).toThrow(/must consist of types/);
  });
});
