/** Version of package.json; set by the build. */
declare const __PORTAL_VERSION__: string;

/** Input of the integrity check: the build's key, the hosts of demonstrations, its icon packages. */
declare const __PORTAL_BUILD__: { secretKey: string; demoHosts: string[]; iconSet: string[] };

/** `development` for the server of `npm run dev`, else `production`. */
declare const __PORTAL_ENV__: 'development' | 'production';

/** URL of the script that this is part of; its name, which has a hash, identifies the build. */
declare const __PORTAL_FILE__: string;

/** hls.js without subtitles, alternate audio and encryption; the package does not declare this entry. */
declare module 'hls.js/light' {
  export type { HlsConfig } from 'hls.js';
  export { default } from 'hls.js';
}
