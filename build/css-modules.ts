import type { CSSModulesOptions } from 'vite';

/**
 * Names of the classes in a build: five characters. The page that is painted before the framework carries each of them
 * several times, and the browser reads all of it before the first frame.
 */
export const shortClassNames: CSSModulesOptions = { generateScopedName: '[hash:base64:5]' };
