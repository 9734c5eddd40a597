export const isolations = ['none', 'experimentalStyleIsolation', 'strictStyleIsolation'] as const;
type Isolation = (typeof isolations)[number];

/** `on`: qiankun's global state; `prop`: a plain prop; `off`: the host never passes a token. */
export const tokenSharings = ['on', 'prop', 'off'] as const;
type TokenSharing = (typeof tokenSharings)[number];

/**
 * The ways in which the host mounts the portal. They are in the address, so that a link or a test defines all of them.
 */
export interface Modes {
  isolation: Isolation;
  /** `globalState` in the address. */
  tokenSharing: TokenSharing;
  /** The first language and theme of the portals. */
  appearance: { language?: string; theme?: string };
  basePath?: string;
}

/** Reads the modes from a query string; missing or unknown ones get their defaults. */
export function readModes(search: string): Modes {
  const query = new URLSearchParams(search);
  return {
    isolation: oneOf(isolations, query.get('isolation')),
    tokenSharing: oneOf(tokenSharings, query.get('globalState')),
    appearance: { ...text('language'), ...text('theme') },
    ...text('basePath'),
  };

  function text(name: string) {
    const value = query.get(name);
    return value ? { [name]: value } : {};
  }
}

/** qiankun's sandbox option for an isolation. Fixed per page load: a loaded child keeps its option. */
export function sandboxOf(isolation: Isolation) {
  return isolation === 'none' ? true : { [isolation]: true };
}

/** The first choice is the default. */
function oneOf<Choice extends string>(choices: readonly [Choice, ...Choice[]], value: string | null): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}
