import { themeNames, tokensOf, defaultTheme, type ThemeName, type Tokens } from './tokens';

/**
 * The tokens as css variables under the portal's root class, one block per theme; the dark theme prints as the default
 * one. The build writes it into the page, so that colours apply before any script runs, and only inside our root.
 */
export function themeCss(): string {
  return [
    ...themeNames.map((name) => `${selector(name)}{${declarations(tokensOf(name, false))}}`),
    ...themeNames.map(
      (name) => `${selector(name)}[data-colour-weak]{--p-danger:${tokensOf(name, true).danger}}`,
    ),
    // more specific than the colours of a host's brand, which are set on the element
    `@media print{${selector('dark')}{${declarations(tokensOf(defaultTheme, false), '!important')}}}`,
  ].join('');
}

const selector = (name: ThemeName) => (name === defaultTheme ? '.portal' : `.portal[data-theme=${name}]`);

function declarations({ scheme, ...colours }: Tokens, importance = ''): string {
  const variables = Object.entries(colours).map(
    ([name, value]) => `${cssVariable(name)}:${value}${importance}`,
  );
  return [`color-scheme:${scheme}`, ...variables].join(';');
}

/** The css variable of a token. */
export const cssVariable = (name: string) =>
  `--p-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
