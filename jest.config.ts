/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

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
  // Libraries that ship only ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(@noble/hashes|react-intl|intl-messageformat|@formatjs|@ant-design/colors)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/host-sandbox/shell/dist', '<rootDir>/.cache'],
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
      globals: {
        __PORTAL_VERSION__: '2.1.0',
        __PORTAL_ENV__: 'production',
        __PORTAL_BUILD__: { secretKey: '', demoHosts: [], iconSet: ['@ant-design/icons'] },
      },
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      globalSetup: '<rootDir>/host-sandbox/jest-platform.ts',
      globalTeardown: '<rootDir>/host-sandbox/jest-platform-stop.ts',
      setupFiles: ['<rootDir>/src/testing/jsdom-polyfills.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/src/testing/css-modules-stub.ts',
        '^(antd|@ant-design/icons)/es/(.*)$': '$1/lib/$2',
        '^@/(.*)$': '<rootDir>/src/$1',
      },
    },
    {
      ...shared,
      displayName: 'platform',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{host-sandbox,build,docs}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...soak],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
    },
  ],
  testTimeout: 30_000,
  // Jest's default leaves one processor idle, half of a machine with two.
  maxWorkers: '100%',
};

export default config;
