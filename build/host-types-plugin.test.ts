import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { generateHostTypes, hostTypesFile } from './host-types-plugin';

let folder: string;

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  // below the project, where a host finds qiankun
  folder = mkdtempSync(join('.cache', 'host-'));
  writeFileSync(join(folder, hostTypesFile), generateHostTypes());
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Compiles a host that has nothing of the portal but the declaration. @returns what the compiler says */
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

describe('the declaration for a host', () => {
  it('is all that a host needs to compile, with every prop', () => {
    const props = `{
      basePath: '/portal', history: 'memory', initialPath: '/article', token: 't1', language: 'en-US', theme: 'dark',
      config: { apiBase: '/api', theme: { layout: 'vertical' }, site: { title: { 'zh-CN': '培训', 'en-US': 'Training' } } },
      onNavigate: (address) => address.length, navigate: (address) => location.assign(address),
      onSessionExpired: (reason) => reason === 'missing',
    }`;
    expect(compile(host(props))).toEqual([]);
  });

  it.each([
    ['a wrong kind of value', `{ basePath: 7 }`, 'number'],
    ['a language there is not', `{ language: 'fr' }`, '"fr"'],
    ['a name that is misspelt', `{ onSesionExpired: () => {} }`, 'onSesionExpired'],
    ['a setting that is misspelt', `{ config: { apiBas: '/api' } }`, 'apiBas'],
    ['a setting of the wrong kind', `{ config: { timeoutMs: '10' } }`, 'number'],
  ])('tells a host of %s', (_what, props, named) => {
    expect(compile(host(props))).toEqual([expect.stringContaining(named)]);
  });

  it.each([
    ['another file', `import type { A } from './a'; export type B = A;`],
    ['a value', `export const token = 'token';`],
  ])('is not written from a contract that brings %s along', (_what, code) => {
    const file = join(folder, 'contract.ts');
    writeFileSync(file, code);
    expect(() => generateHostTypes(file)).toThrow(/types alone/);
  });
});
