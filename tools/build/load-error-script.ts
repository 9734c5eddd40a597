/**
 * Handler of an entry that fails to load: an ES5 function of the error, inside the inline script that imports the
 * entry. In a host (`proxy`), which would otherwise wait forever, bootstrap and mount fail with the error; unmount
 * succeeds, since a host waits for it before a retry. Standalone, the page shows its error section, after the
 * document is parsed.
 */
export function loadErrorScript(): string {
  return `function(error){
if(proxy)return ['bootstrap','mount','update','unmount'].forEach(function(step,index){proxy['vite'+step](function(){if(index<2)throw error})});
console.error(error);
function show(){
var section=document.querySelector('.portal-load-error');
section.parentNode.hidden=section.hidden=false;
section.previousElementSibling.hidden=true;
section.querySelector('button').onclick=function(){location.reload()}
}
if(document.readyState=='loading')document.addEventListener('DOMContentLoaded',show);else show()}`.replace(
    /\n/g,
    '',
  );
}
