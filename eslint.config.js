import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { importX, createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importZones } from './build/import-zones.js';
import { sliceRelativeImports } from './build/slice-relative-imports.js';

const root = import.meta.dirname;
const tests = ['**/*.test.{ts,tsx}', 'src/testing/**'];

// The rules that need types, and those of the React compiler, are in .oxlintrc.json.
export default defineConfig(
  { ignores: ['**/dist/', '**/node_modules/', '.cache/', '.data/', 'public/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Also closes the type-level `import('…')`, which the import zones cannot see.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A callback that does nothing says so by being empty.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
    },
  },
  { files: ['**/*.{js,cjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['src/**/*.{ts,tsx}', 'host-sandbox/shell/**/*.{ts,tsx}', ...tests],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  {
    files: ['**/*.{ts,tsx,js}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.json'],
          tsconfig: { configFile: `${root}/tsconfig.json` },
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: root, zones: importZones(root) }],
      'no-restricted-imports': ['error', { paths: antdStatics(), patterns: [fullZod()] }],
      'no-restricted-properties': ['error', ...modalStatics()],
    },
  },
  {
    files: tests,
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: root, zones: importZones(root, { test: true }) }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { portal: { rules: { 'slice-relative-imports': sliceRelativeImports } } },
    rules: { 'portal/slice-relative-imports': 'error', 'no-console': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, 'src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...tooNewForOldBrowsers()] },
  },
  // The guard that fails a test on console output has to name the console.
  { files: ['src/testing/**'], rules: { 'no-console': 'off' } },
  // A fixture without dependencies is written `({}, use)` in Playwright, which calls `use` and not React's hook.
  { files: ['host-sandbox/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
);

/** The full entry calls `new Function`, which our Content-Security-Policy refuses, and weighs four times as much. */
function fullZod() {
  return { regex: '^zod($|/(?!mini$))', message: "Import 'zod/mini'." };
}

/** Static messages and dialogs render outside the mounted root, unthemed, and stay after unmount. */
function antdStatics() {
  return [
    {
      name: 'antd',
      importNames: ['message', 'notification'],
      message: 'Use App.useApp(), bound to the mount.',
    },
  ];
}

/** The build targets Chrome 86 and Safari 14: it transpiles syntax, but adds no methods and rewrites no patterns. */
function tooNewForOldBrowsers() {
  const message = 'Chrome 86 and Safari 14 do not have it.';
  return [
    {
      selector:
        'CallExpression[callee.property.name=/^(at|findLast|findLastIndex|hasOwn|toSorted|toReversed)$/]',
      message,
    },
    { selector: 'CallExpression[callee.name="structuredClone"]', message },
    { selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]', message },
  ];
}

function modalStatics() {
  return ['confirm', 'info', 'success', 'error', 'warning', 'warn', 'destroyAll'].map((property) => ({
    object: 'Modal',
    property,
    message: 'Use App.useApp().modal, bound to the mount.',
  }));
}
