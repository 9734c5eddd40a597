import { messages as dialogMessages } from '../../src/shared/ui/dialog/messages';
import { inHostCondition } from './in-host-condition';

/** The dialog for Internet Explorer (R8.28). */
const messages = {
  title: dialogMessages.title.defaultMessage,
  text: '您正在使用的 Internet Explorer 版本过旧，本站的内容和登录都无法使用。请升级浏览器：换用新版 Edge、Chrome、Firefox，或把 360、搜狗等双核浏览器切换到“极速模式”。',
  english:
    'Internet Explorer is too old for this site. Please update your browser: use a current Edge, Chrome or Firefox.',
  ok: dialogMessages.confirm.defaultMessage,
};

/**
 * The inline script for Internet Explorer, in ES5, since it cannot parse the portal's code. It shows a dialog that
 * advises an update (R8.28). In a host and in other browsers it does nothing.
 */
export function unsupportedBrowserScript(): string {
  return `(function(w,d,t){
if(${inHostCondition}||!(d.documentMode||/MSIE |Trident\\//.test(navigator.userAgent)))return;
function add(parent,name,css,text){var e=d.createElement(name);e.style.cssText=css;if(text)e.appendChild(d.createTextNode(text));parent.appendChild(e);return e}
var cover=add(d.body,'div','position:fixed;left:0;top:0;width:100%;height:100%;z-index:1000;background:#44505c;background:rgba(16,32,48,.6)'),
box=add(cover,'div','position:absolute;left:50%;top:20%;width:420px;max-width:90%;margin-left:-210px;padding:24px;box-sizing:border-box;border-radius:8px;background:#fff;color:#1b2b3a;font:16px/1.7 "Microsoft YaHei",sans-serif'),
head=add(box,'h2','margin:0 0 8px;font-size:18px',t.title);head.id='portal-unsupported-browser';
box.setAttribute('role','alertdialog');box.setAttribute('aria-modal','true');box.setAttribute('aria-labelledby',head.id);
add(box,'p','margin:0 0 8px',t.text);add(box,'p','margin:0 0 16px;color:#4a5a68',t.english).lang='en';
var ok=add(box,'button','min-width:88px;height:40px;border:0;border-radius:8px;background:#0a5a96;color:#fff;font-size:16px;cursor:pointer',t.ok);
ok.type='button';ok.onclick=function(){d.body.removeChild(cover)};ok.focus()
})(window,document,${JSON.stringify(messages)})`.replace(/\n/g, '');
}
