/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { keepTemporaryFilesInMemory } from './tools/testing/temporary-files';

keepTemporaryFilesInMemory();

const transform: Config['transform'] = {
  '/nprogress/nprogress\\.js$': '<rootDir>/tools/build/nprogress-factory.cjs',
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
  // Libraries that ship only ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(@noble/hashes|nprogress|react-intl|intl-messageformat|@formatjs|@ant-design/colors)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/host-sandbox/shell/dist', '<rootDir>/.cache'],
};

const webGlobals = {
  __PORTAL_VERSION__: '2.1.0',
  __PORTAL_ENV__: 'production',
  __PORTAL_FILE__: 'http://localhost:11000/assets/portal-own.js',
  __PORTAL_BUILD__: { secretKey: '', demoHosts: [], iconSet: ['@ant-design/icons'] },
};
const webModules = {
  '\\.css$': '<rootDir>/src/testing/css-modules-stub.ts',
  '\\.css\\?inline$': '<rootDir>/src/testing/inline-css-stub.ts',
  '/own-url$': '<rootDir>/src/testing/own-url-stub.ts',
  '/english-messages$': '<rootDir>/src/testing/english-messages.ts',
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
      testMatch: ['<rootDir>/src/**/*.dom.test.ts', '<rootDir>/src/**/*.test.tsx'],
      globalSetup: '<rootDir>/tools/testing/jest-platform.ts',
      globalTeardown: '<rootDir>/tools/testing/jest-platform-stop.ts',
      setupFiles: ['<rootDir>/src/testing/jsdom-polyfills.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      moduleNameMapper: webModules,
    },
    {
      ...shared,
      displayName: 'web without document',
      testEnvironment: 'node',
      globals: webGlobals,
      testMatch: ['<rootDir>/src/**/*.test.ts', '!**/*.dom.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/node-setup.ts'],
      moduleNameMapper: webModules,
    },
    {
      ...shared,
      displayName: 'platform',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{host-sandbox,tools}/**/*.test.ts'],
      globalSetup: '<rootDir>/tools/testing/jest-platform-hosts.ts',
      globalTeardown: '<rootDir>/tools/testing/jest-platform-hosts-stop.ts',
      testPathIgnorePatterns: ['/node_modules/', ...soak],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
    },
  ],
  testTimeout: 30_000,
  // The platform processes of the tests work beside them: more workers than processors take a tenth more time.
  maxWorkers: availableParallelism(),
};

export default config;
