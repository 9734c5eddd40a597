/** Version of package.json, written in by the build. */
declare const __PORTAL_VERSION__: string;
