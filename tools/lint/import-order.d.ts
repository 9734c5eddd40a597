/** What each workspace around the portal may import. All may import their own files and the contracts. */
export declare const workspaces: Readonly<Record<string, readonly string[]>>;
