/** Stands in for css modules: every class is named by its key. */
export default new Proxy<Record<string, string>>({}, { get: (_target, key) => String(key) });
