/** The longest time, in milliseconds, that the scripts wait for the paint. */
const longestWaitMs = 600;
const nextTask = '.then(function(){return new Promise(function(done){setTimeout(done)})})';
/** Milliseconds after which the page says that the entry is still loading. */
const slowMs = 10_000;

/**
 * An expression of the inline script of index.html, ES5: imports the portal's scripts on its own page. The scripts are
 * fetched at once, or, for a visitor who comes back and has them in the cache, when the page is parsed. They run when
 * the page is parsed and the first responses that have arrived are painted; cached scripts would otherwise run before
 * that paint. Each script runs in a task of its own, so that the page stays responsive in between; browsers without
 * preload of modules run them together. A page in the background is not painted, and a response may be slow: the
 * scripts then run after `longestWaitMs`. While they take long to load, the page says so.
 * @param addresses of the scripts that the entry imports, then of the entry
 */
export function entryImportScript(addresses: readonly string[]): string {
  const imports = addresses.map((address) => `import('${address}')`);
  const inTurn = imports.map((each) => `.then(function(){return ${each}})`).join(nextTask);
  return `new Promise(function(done){
var early=window.__portalEarly||{};
function load(){${JSON.stringify(addresses)}.forEach(function(address){
var link=document.createElement('link');
link.rel='modulepreload';link.href=address;document.head.appendChild(link)
})}
if(early.again)document.addEventListener('DOMContentLoaded',load);else load();
function paint(){requestAnimationFrame(function(){setTimeout(done)})}
function parsed(){Promise.resolve(early.painted).then(paint)}
if(document.readyState=='loading')document.addEventListener('DOMContentLoaded',parsed,{once:true});else parsed();
setTimeout(done,document.hidden?0:${longestWaitMs});
setTimeout(function(){
var note=document.querySelector('.portal-load-slow');
if(note&&note.nextElementSibling.hidden)note.parentNode.hidden=note.hidden=false
},${slowMs})
}).then(function(){if(!document.createElement('link').relList.supports('modulepreload'))return Promise.all([${imports.join()}])})${inTurn}`.replace(
    /\n/g,
    '',
  );
}
