/** @jest-config-loader esbuild-register */
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Config } from 'jest';
import { keepTemporaryFilesInMemory } from './host-sandbox/testing/temporary-files';

keepTemporaryFilesInMemory();

const transform: Config['transform'] = {
  '^.+\\.(t|j|mj)sx?$': [
    'ts-jest',
    {
      // Jest runs CommonJS here; `npm run types` checks the types once.
      tsconfig: {
        module: 'CommonJS',
        moduleResolution: 'Node10',
        ignoreDeprecations: '6.0',
        target: 'ES2022',
        jsx: 'react-jsx',
        allowJs: true,
        esModuleInterop: true,
        isolatedModules: true,
      },
      diagnostics: false,
    },
  ],
};

const shared: Config = {
  transform,
  runtime: '<rootDir>/host-sandbox/testing/jest-runtime.cjs',
  // Libraries that ship only ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(@noble/hashes|react-intl|intl-messageformat|@formatjs|@ant-design/colors)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/host-sandbox/shell/dist', '<rootDir>/.cache'],
};

/**
 * Words of a test that needs a document, or the browser's own requests. A test with none of them runs in Node, without
 * the start of jsdom and of the whole portal. Where the need does not show, a comment says `jsdom` and why.
 */
const browserWords =
  /\b(jsdom|document|window|screen|navigator|location|render\w*|\w*Storage|\w*Element|\w*Event(Listener|Target)?|FormData|fetch|Response|File|Blob|Image|indexedDB|matchMedia|BroadcastChannel|\w+Observer)\b|'@testing-library\/|'@\/testing\/(?!console-guard)/;

const sourceTests = readdirSync(join(__dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join(__dirname, 'src', name));
const needsDocument = (file: string) =>
  file.endsWith('.tsx') || browserWords.test(readFileSync(file, 'utf8'));

const webGlobals = {
  __PORTAL_VERSION__: '2.1.0',
  __PORTAL_ENV__: 'production',
  __PORTAL_FILE__: 'http://localhost:11000/assets/portal-own.js',
  __PORTAL_BUILD__: { secretKey: '', demoHosts: [], iconSet: ['@ant-design/icons'] },
};
const webModules = {
  '\\.css$': '<rootDir>/src/testing/css-modules-stub.ts',
  '\\./own-url$': '<rootDir>/src/testing/own-url-stub.ts',
  '^(antd|@ant-design/icons)/es/(.*)$': '$1/lib/$2',
  '^@ant-design/cssinjs$': '<rootDir>/src/testing/antd-without-styles.ts',
  '^@/(.*)$': '<rootDir>/src/$1',
};

// The soak run has tests that need a larger machine.
const soak = process.env.SOAK ? [] : ['\\.soak\\.test\\.ts$'];

const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: {
        url: 'http://localhost:11000/',
        customExportConditions: ['node', 'require', 'default'],
      },
      globals: webGlobals,
      testMatch: sourceTests.filter(needsDocument),
      globalSetup: '<rootDir>/host-sandbox/testing/jest-platform.ts',
      globalTeardown: '<rootDir>/host-sandbox/testing/jest-platform-stop.ts',
      setupFiles: ['<rootDir>/src/testing/jsdom-polyfills.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      moduleNameMapper: webModules,
    },
    {
      ...shared,
      displayName: 'web without document',
      testEnvironment: 'node',
      globals: webGlobals,
      testMatch: sourceTests.filter((file) => !needsDocument(file)),
      setupFilesAfterEnv: ['<rootDir>/src/testing/node-setup.ts'],
      moduleNameMapper: webModules,
    },
    {
      ...shared,
      displayName: 'platform',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{host-sandbox,build,docs}/**/*.test.ts'],
      globalSetup: '<rootDir>/host-sandbox/testing/jest-platform-hosts.ts',
      globalTeardown: '<rootDir>/host-sandbox/testing/jest-platform-hosts-stop.ts',
      testPathIgnorePatterns: ['/node_modules/', ...soak],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
    },
  ],
  testTimeout: 30_000,
  // The platform processes of the tests work beside them: more workers than processors take a tenth more time.
  maxWorkers: availableParallelism(),
};

export default config;
