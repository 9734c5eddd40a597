/** The host's configuration, served by its server as `/shell-config.json`. */
export interface ShellConfig {
  /** Address of the portal's page. */
  portalEntry: string;
  /** Absolute base of the platform's calls, without a trailing slash. */
  apiBase: string;
  product: string;
  /** Public client of the login call. */
  clientId: string;
  clientSecret: string;
  /** Field of the login response that holds the token. */
  tokenField: string;
  objectStorageBase?: string;
  /** An account of the sample platform, which the sign-in form is filled in with; missing for a real platform. */
  sampleAccount?: { username: string; password: string };
}

/** Reads the host's configuration. @throws when the host's server does not respond */
export async function loadShellConfig(): Promise<ShellConfig> {
  const response = await fetch('/shell-config.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`/shell-config.json: HTTP ${response.status}`);
  return (await response.json()) as ShellConfig;
}
