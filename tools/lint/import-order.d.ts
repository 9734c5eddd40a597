/** The workspaces around the portal, each with those that it imports besides itself and the contracts. */
export declare const workspaces: Readonly<Record<string, readonly string[]>>;
