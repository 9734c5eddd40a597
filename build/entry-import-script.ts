/** The longest time, in milliseconds, that the entry waits for the paint. */
const longestWaitMs = 600;
/** After how many milliseconds the page says that the entry is still loading. */
const slowMs = 10_000;

/**
 * An expression of the inline script of index.html, ES5: imports the entry on the portal's own page. It is fetched at
 * once, and runs when the page and the first answers are painted: from the cache it would come first. A page in the
 * background is not painted, and an answer may be slow: then it runs after `longestWaitMs`. While it is long on its way
 * the page says so.
 */
export function entryImportScript(address: string): string {
  return `new Promise(function(done){
var link=document.createElement('link'),early=window.__portalEarly||{};
link.rel='modulepreload';link.href='${address}';document.head.appendChild(link);
function paint(){requestAnimationFrame(function(){setTimeout(done)})}
Promise.all(Object.keys(early).map(function(key){return early[key]})).then(paint,paint);
setTimeout(done,document.hidden?0:${longestWaitMs});
setTimeout(function(){
var note=document.querySelector('.portal-load-slow');
if(note&&note.nextElementSibling.hidden)note.parentNode.hidden=note.hidden=false
},${slowMs})
}).then(function(){return import('${address}')})`.replace(/\n/g, '');
}
