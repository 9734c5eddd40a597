/**
 * antd's library of styles, which writes none: jsdom has no layout, and writing the rules of all components is slow.
 * Browser tests see the styles.
 */
export * from '@ant-design/cssinjs/lib/index';

/** Writes the rules of a component, elsewhere. */
export const useStyleRegister = () => undefined;
/** Writes the css variables of a component, elsewhere. */
export const useCSSVarRegister = () => undefined;
