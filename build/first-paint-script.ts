/**
 * The inline script of the first paint: ES5, under 1 KB. In a host it does nothing. It makes the banner slim or
 * hides the shell by the address, sets theme, size and language of the last visit, and on the home page asks for the
 * first data, which the portal adopts.
 * @param early address and body of the calls to start
 */
export function firstPaintScript(early: readonly (readonly [address: string, body: unknown])[]): string {
  return `(function(w,d){if(w.__POWERED_BY_QIANKUN__)return;
var s=d.querySelector('[data-first-paint]'),p=location.hash.split('?')[0],h=/^(#\\/(index)?)?$/.test(p),c={},o={};
try{c=JSON.parse(d.getElementById('portal-config').textContent);o=JSON.parse(localStorage[(c.storagePrefix||'')+'settings'])||o}catch(e){}
if(o.theme)s.dataset.theme=o.theme;
if(o.largeText)s.dataset.largeText='';
if(o.language==='en-US'||c.site)s.dataset.mute='';
if(!h&&p!=='#/dash')delete s.querySelector('.portal-banner').dataset.full;
if(/^#\\/(login|40[34])$/.test(p))s.style.display='none';
if(h&&w.fetch){var q=w.__portalEarly={};${JSON.stringify(early)}.forEach(function(a){var t=JSON.stringify(a[1]);(q[a[0]+t]=fetch((c.apiBase||'/api')+a[0],{method:'POST',headers:{'content-type':'application/json'},body:t})).catch(function(){})})}
})(window,document)`.replace(/\n/g, '');
}
