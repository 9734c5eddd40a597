const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** The compiled modules of this worker by file; `null` for a module that only Jest itself can compile. */
const compiled = new Map();

/**
 * Jest's runtime, with one difference: a worker compiles a module once, and not again for each test file that imports it.
 * Every file still runs the module in a context of its own.
 */
module.exports = class CompileOnceRuntime extends Runtime {
  constructor(...values) {
    super(...values);
    const { executor, _environment: environment } = this;
    const compile = executor.compile.bind(executor);
    const parameters = executor.injectedModuleParameters.join();
    executor.compile = (source, file) => {
      const context = environment.getVmContext();
      const script = context && scriptOf(source, file, parameters);
      return script ? script.runInContext(context) : compile(source, file);
    };
  }
};

/** A script that gives the module's function. */
function scriptOf(source, file, parameters) {
  const known = compiled.get(file);
  if (known?.source === source) return known.script;
  const script = compileModule(source, file, `(function(${parameters}){`);
  compiled.set(file, { source, script });
  return script;
}

function compileModule(source, file, head) {
  // Jest resolves dynamic imports for each test file.
  if (/\bimport\s*\(/.test(source)) return null;
  try {
    return new Script(`${head}${source}\n})`, { filename: file, columnOffset: -head.length });
  } catch {
    return null; // Jest reports what is wrong with it
  }
}
