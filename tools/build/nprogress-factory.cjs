/**
 * Makes a factory of nprogress, whose file is unchanged otherwise: each bar is an own copy of the library with the
 * `document` and the `setTimeout` that it is given. Its module wrapper finds the names of CommonJS here, and no AMD
 * loader of the page. Used by the build and, as a transformer, by jest.
 */
const factoryOf = (code, start) =>
  `${start} function createNProgress(document, setTimeout) { var define, exports = {}, module = { exports: exports };\n${code}\nreturn module.exports; }\n`;

module.exports = {
  factoryOf,
  process: (code) => ({ code: factoryOf(code, 'module.exports =') }),
};
