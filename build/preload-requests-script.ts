import { cachedResponsesKey } from '../src/app/first-paint/cached-responses';
import { inHostCondition } from './in-host-condition';

/** Path of the content calls below the API base. */
const cmsPath = '/unify-cms/portal/';

/** A request: its path below that of the content calls, and its body. */
type PreloadRequest = readonly [address: string, body: unknown];

/**
 * The inline script that sends the first requests of the home page as soon as the page's configuration is read, before
 * styles and bundle: ES5; it does nothing in a host. The portal adopts the responses, so the requests equal those of
 * its client: with the stored token, its content type and its timeout (R7.1, R7.4, R7.5). A visitor who comes back sees
 * the cached responses; the script then sends the requests after the page is parsed, because the first paint does not
 * need them.
 * @param defaults of settings that the page's configuration may leave out
 */
export function preloadRequestsScript(
  requests: readonly PreloadRequest[],
  defaults: { readonly tokenName: string; readonly timeoutMs: number },
): string {
  const calls = requests.map(([address, body]) => `['${cmsPath}${address}','${JSON.stringify(body)}']`);
  return `(function(w,d){if(${inHostCondition}||!w.fetch||!/^(#\\/(index)?)?(\\?|$)/.test(w.location.hash))return;
var c={},h={'content-type':'application/json;charset=UTF-8'},a=w.AbortController?new w.AbortController:{},e=w.__portalEarly={member:false,again:false,responses:{}},n,t,p;
try{c=JSON.parse(d.getElementById('portal-config').textContent)}catch(x){}
try{n=(c.storagePrefix||'')+(c.tokenName||'${defaults.tokenName}');t=c.storageKind;
t=t=='cookie'?decodeURIComponent(('; '+d.cookie).split('; '+encodeURIComponent(n)+'=')[1].split(';')[0]):w[t=='session'?'sessionStorage':'localStorage'].getItem(n);
if(t){h.authorization='Bearer '+t;e.member=true}}catch(x){}
try{e.again=!e.member&&(c.storagePrefix||'')+'${cachedResponsesKey}' in w.localStorage}catch(x){}
if(e.again)p=new Promise(function(done){d.addEventListener('DOMContentLoaded',done)});
setTimeout(function(){a.abort&&a.abort()},c.timeoutMs||${defaults.timeoutMs});
[${calls.join()}].forEach(function(r){
function send(){return fetch((c.apiBase||'/api')+r[0],{method:'POST',headers:h,body:r[1],signal:a.signal})}
(e.responses[r[0]+r[1]]=p?p.then(send):send()).catch(String)})
})(window,document)`.replace(/\n/g, '');
}
