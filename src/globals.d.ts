/** Version of package.json, written in by the build. */
declare const __PORTAL_VERSION__: string;

/** What it was built for: the server of `npm run dev`, or people. */
declare const __PORTAL_ENV__: 'development' | 'production';
