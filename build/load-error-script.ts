/**
 * What becomes of an entry that does not come, as a function of the error: ES5, part of the inline script that imports
 * the entry, whose variable `proxy` is the host's. In a host, which would wait for ever, starting the portal fails with
 * the error, and leaving it succeeds, for which a host waits before it tries again. Else the page says so with the words it holds for it, whatever the first paint has hidden; it may fail
 * before the page has been read to its end.
 */
export function loadErrorScript(): string {
  return `function(error){
if(proxy)return ['bootstrap','mount','update','unmount'].forEach(function(step,place){proxy['vite'+step](function(){if(place<2)throw error})});
console.error(error);
function tell(){
var words=document.querySelector('.portal-not-loaded');
words.parentNode.hidden=words.hidden=false;
words.querySelector('button').onclick=function(){location.reload()}
}
if(document.readyState=='loading')document.addEventListener('DOMContentLoaded',tell);else tell()}`.replace(
    /\n/g,
    '',
  );
}
