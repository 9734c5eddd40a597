/** The library's code as a factory after `start`, such as `export default`. */
export function factoryOf(code: string, start: string): string;
