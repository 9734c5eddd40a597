/** Version of package.json; set by the build. */
declare const __PORTAL_VERSION__: string;

/** Input of the integrity check: the build's key, the hosts of demonstrations, its icon packages. */
declare const __PORTAL_BUILD__: { secretKey: string; demoHosts: string[]; iconSet: string[] };

/** `development` for the server of `npm run dev`, else `production`. */
declare const __PORTAL_ENV__: 'development' | 'production';

/** URL of the script that this is part of; its name, which has a hash, identifies the build. */
declare const __PORTAL_FILE__: string;

/** The build makes a factory of the library; see tools/build/nprogress-factory.cjs. */
declare module 'nprogress' {
  interface NProgress {
    configure(options: { speed: number; trickleSpeed: number; showSpinner: boolean }): void;
    start(): void;
    done(): void;
    isStarted(): boolean;
  }
  export default function createNProgress(
    document: {
      body: HTMLElement;
      documentElement: HTMLElement;
      createElement: (name: string) => HTMLElement;
      getElementById: (id: string) => Element | null;
      querySelector: (selector: string) => Element | null;
    },
    setTimeout: (callback: () => void, milliseconds: number) => void,
  ): NProgress;
}
