/** The longest time, in milliseconds, that the entry waits for the paint. */
const longestWaitMs = 600;

/**
 * An expression of the inline script of index.html, ES5: imports the entry on the portal's own page. It is fetched at
 * once, and runs when the page and the first answers are painted: from the cache it would come first. A page in the
 * background is not painted, and an answer may be slow: then it runs after `longestWaitMs`.
 */
export function entryImportScript(address: string): string {
  return `new Promise(function(done){
var link=document.createElement('link'),early=window.__portalEarly||{};
link.rel='modulepreload';link.href='${address}';document.head.appendChild(link);
function paint(){requestAnimationFrame(function(){setTimeout(done)})}
Promise.all(Object.keys(early).map(function(key){return early[key]})).then(paint,paint);
setTimeout(done,document.hidden?0:${longestWaitMs})
}).then(function(){return import('${address}')})`.replace(/\n/g, '');
}
