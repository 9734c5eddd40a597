import { defaultLanguage } from '../../src/shared/intl/languages';
import { inHostCondition } from './in-host-condition';

/**
 * The inline script of the first paint: ES5, under 1 KB; it does nothing in a host. It sets the banner's height by
 * the address and applies theme, text size and language of the last visit. It hides the static shell where the portal
 * will look different: with a sidebar, with a configured appearance. It changes nothing else of the banner, which the
 * portal adopts: see app/brand/banner.tsx.
 */
export function firstPaintScript(): string {
  return `(function(w,d){if(${inHostCondition})return;
var s=d.querySelector('[data-first-paint]'),D=s.dataset,p=location.hash.split('?')[0],h=/^(#\\/(index)?(&.*)?|#wechat_redirect)?$/.test(p),c={},o={},b,t;
try{c=JSON.parse(d.getElementById('portal-config').textContent);o=JSON.parse(localStorage[(c.storagePrefix||'')+'settings'])||o}catch(e){}
t=o.theme||{};D.theme=t.themeName||'';
if((o.extra||{}).largeText)D.largeText='';
if((o.language||c.language||'${defaultLanguage}')!='${defaultLanguage}'||c.site)D.withoutText='';
b=s.querySelector('.portal-banner');if(!h&&p!='#/dash')delete b.dataset.full;
if(/^[cfv]/.test(t.layout)||c.theme||c.extra)s.hidden=1
})(window,document)`.replace(/\n/g, '');
}
