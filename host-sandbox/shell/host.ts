import { start } from 'qiankun';
import { createEventLog } from './event-log';
import { createHostSession } from './host-session';
import { readModes, sandboxOf, showModes } from './modes';
import { setupCertificatesPage } from './certificates/certificates-page';
import { setupMessagesPage } from './messages/messages-page';
import { setupArticlePage } from './operator/articles/article-page';
import { setupReviewPage } from './operator/review-page';
import { createPlatformAccount } from './platform-account';
import { createPortalEntry } from './portal-entry';
import { setupSmsInbox } from './sms-inbox';
import type { PropsContext } from './portal-props';
import { setupPortalContainer } from './portal-container';
import { getElement } from './get-element';
import { setupRouter } from './router';
import { setupSessionControls } from './session-controls';
import type { ShellConfig } from './shell-config';
import { shareByGlobalState } from './token-sharing';
import { registerTraining } from './training-route';

/** Joins the parts of the host and starts qiankun; once a page. */
export function startHost(config: ShellConfig) {
  const modes = readModes(location.search);
  const log = createEventLog(getElement(document, '#log'));
  const session = createHostSession(createPlatformAccount(config));
  const entry = createPortalEntry(config.portalEntry);
  const context: PropsContext = { config, modes, session, log, navigate, sessionExpired };

  if (modes.globalState === 'on') shareByGlobalState(session, log);
  const training = registerTraining(entry, context);
  const slots = [setupPortalContainer('a', entry, context), setupPortalContainer('b', entry, context)];
  const review = setupReviewPage(getElement(document, '[data-page=operator]'), config, session, showSignIn);
  const certificates = setupCertificatesPage(
    getElement(document, '[data-page=certificates]'),
    config,
    session,
    showSignIn,
  );
  const articles = setupArticlePage(
    getElement(document, '[data-page=articles]'),
    config,
    session,
    showSignIn,
  );
  const messages = setupMessagesPage(
    getElement(document, '[data-page=messages]'),
    config,
    session,
    showSignIn,
  );
  const router = setupRouter((page, previous) => {
    if (previous === 'lab') slots.forEach((slot) => void slot.unmount());
    if (page === 'training') void training.open();
    if (previous === 'operator') review.leave();
    if (page === 'operator') review.open();
    if (previous === 'certificates') certificates.leave();
    if (page === 'certificates') certificates.open();
    if (previous === 'articles') articles.leave();
    if (page === 'articles') articles.open();
    if (previous === 'messages') messages.leave();
    if (page === 'messages') messages.open();
  });

  showModes(getElement(document, '#mode-form', HTMLFormElement), modes);
  setupSessionControls(session);
  setupSmsInbox(getElement(document, '#phone', HTMLDetailsElement), config.apiBase);
  getElement(document, '#clear-log').addEventListener('click', () => log.clear());
  getElement(document, '#host-console', HTMLDetailsElement).open = matchMedia('(min-width: 1100px)').matches;

  start({ prefetch: false, sandbox: sandboxOf(modes.isolation) });
  router.show();

  /** Children name pages of the host by path; anything else leaves the page. */
  function navigate(address: string) {
    const target = new URL(address, location.href);
    if (target.origin === location.origin) router.navigate(target.pathname);
    else location.assign(target);
  }
}

/** Leads to the host's own login. */
function showSignIn() {
  getElement(document, '#host-console', HTMLDetailsElement).open = true;
  getElement(document, '#username').focus();
}

function sessionExpired(reason: string) {
  const text = reason === 'missing' ? '门户的这个页面需要登录' : '门户报告:登录已失效,请重新登录';
  getElement(document, '#sign-in-error').textContent = text;
}
