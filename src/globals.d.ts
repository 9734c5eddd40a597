/** Version of package.json, written in by the build. */
declare const __PORTAL_VERSION__: string;

/** What the anti-tamper check knows of the build: its key, the hosts of demonstrations, its icon packages. */
declare const __PORTAL_BUILD__: { secretKey: string; demoHosts: string[]; iconSet: string[] };

/** What it was built for: the server of `npm run dev`, or people. */
declare const __PORTAL_ENV__: 'development' | 'production';

/** The library without subtitles, alternate sound and encryption; its own declarations leave this entry out. */
declare module 'hls.js/light' {
  export type { HlsConfig } from 'hls.js';
  export { default } from 'hls.js';
}
