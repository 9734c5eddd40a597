import type { CSSModulesOptions } from 'vite';

/**
 * Names of the classes in a build: five characters. The page of the first paint contains each name several times, and
 * the browser reads the whole page before the first frame.
 */
export const shortClassNames: CSSModulesOptions = { generateScopedName: '[hash:base64:5]' };
