/** How the addresses of the pages without header and banner begin; no other page's does. */
export const blankLayoutHash = /^#\/(log|reg|forg|pas|40)/;

/** Where the content is asked for. */
const cmsPath = '/unify-cms/portal/';

/**
 * The inline script of the first paint: ES5, under 1 KB. In a host it does nothing. It makes the banner slim or
 * hides the shell by the address, sets theme, size and language of the last visit, hides a shell that will stand
 * otherwise than it is painted (in a layout with a side bar, or in a look that an operator configured), and on the
 * home page asks for the first data, which the portal adopts.
 * @param preloads address, below that of the content, and body of the calls to start
 */
export function firstPaintScript(preloads: readonly (readonly [address: string, body: unknown])[]): string {
  const calls = preloads.map(([address, body]) => `['${address}','${JSON.stringify(body)}']`);
  return `(function(w,d){if(w.__POWERED_BY_QIANKUN__)return;
var s=d.querySelector('[data-first-paint]'),D=s.dataset,p=location.hash.split('?')[0],h=/^(#\\/(index)?)?$/.test(p),c={},o={},t,q;
try{c=JSON.parse(d.getElementById('portal-config').textContent);o=JSON.parse(localStorage[(c.storagePrefix||'')+'settings'])||o}catch(e){}
t=o.theme||{};D.theme=t.themeName||'';
if((o.extra||{}).largeText)D.largeText='';
if(/^en/.test(o.language||c.language)||c.site)D.mute='';
if(!h&&p!='#/dash')delete s.querySelector('.portal-banner').dataset.full;
if(${blankLayoutHash.toString()}.test(p)||/^[cfv]/.test(t.layout)||c.theme||c.extra)s.hidden=1;
if(h&&w.fetch)q=w.__portalEarly={},[${calls.join()}].forEach(function(a){var u='${cmsPath}'+a[0],b=a[1];(q[u+b]=fetch((c.apiBase||'/api')+u,{method:'POST',headers:{'content-type':'application/json'},body:b})).catch(String)})
})(window,document)`.replace(/\n/g, '');
}
