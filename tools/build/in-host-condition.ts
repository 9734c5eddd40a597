/**
 * JavaScript that is true where a host runs the page and its inline scripts; `w` is the window. qiankun, wujie and
 * micro-app set these names.
 */
export const inHostCondition =
  'w.__POWERED_BY_QIANKUN__||w.__POWERED_BY_WUJIE__||w.__MICRO_APP_ENVIRONMENT__';
