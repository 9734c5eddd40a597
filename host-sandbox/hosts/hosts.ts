/** The sample hosts by name, each with a description. */
export const hosts = {
  'qiankun-react': 'qiankun 2.10, React 18, antd 5',
  'qiankun-vue': 'qiankun 2.10, Vue 3, Vue Router with web history',
  'single-spa': 'single-spa 6',
  wujie: 'wujie 1.0',
  'micro-app': 'micro-app 1.0.0-rc, iframe sandbox',
  'loader-react': 'the loader package, React 18',
  'loader-vue': 'the loader package, Vue 3',
  script: 'a page with a script of its own',
  iframe: 'an iframe',
} as const;

export type HostName = keyof typeof hosts;
