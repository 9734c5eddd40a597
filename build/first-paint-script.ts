/**
 * The inline script of the first paint: ES5, under 1 KB. In a host it does nothing. It makes the banner slim or
 * hides the shell by the address, sets theme, size and language of the last visit, and on the home page asks for the
 * first data, which the portal adopts.
 * @param early address and body of the calls to start
 */
export function firstPaintScript(early: readonly (readonly [address: string, body: unknown])[]): string {
  return `(function(w,d){if(w.__POWERED_BY_QIANKUN__)return;
var s=d.querySelector('[data-first-paint]'),b=s.querySelector('.portal-banner'),p=w.location.hash.replace(/^#/,'').split('?')[0]||'/',c={},o={};
try{c=JSON.parse(d.getElementById('portal-config').textContent)}catch(e){}
try{o=JSON.parse(w.localStorage.getItem((c.storagePrefix||'')+'settings'))||{}}catch(e){}
if(o.theme)s.setAttribute('data-theme',o.theme);
if(o.largeText)s.setAttribute('data-large-text','');
if(o.language==='en-US'||c.site)s.style.visibility='hidden';
var h=p==='/'||p==='/index';
if(!h&&p!=='/dash')b.removeAttribute('data-full');
if(p==='/login'||p==='/403'||p==='/404')s.style.display='none';
if(h&&w.fetch){var q=w.__portalEarly={};${JSON.stringify(early)}.forEach(function(a){var t=JSON.stringify(a[1]);(q[a[0]+t]=w.fetch((c.apiBase||'/api')+a[0],{method:'POST',headers:{'content-type':'application/json;charset=UTF-8'},body:t}))['catch'](function(){})})}
})(window,document)`.replace(/\n/g, '');
}
