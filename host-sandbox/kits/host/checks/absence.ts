import { faulty, type Finding } from '../findings';
import type { Visit } from '../visit';

/**
 * Names why the portal is not on the page.
 * @param around findings about files, platform and policy, which may explain it
 */
export function checkAbsence(visit: Visit, around: readonly Finding[]): Finding[] {
  const { page, target } = visit;
  const refused = refusedFrame(visit);
  if (refused) return [faulty('mount', 'frame-refused', refused)];
  if (visit.shownAt()) return [faulty('mount', 'left-again', `${visit.shownAt()} → ${page.url()}`)];
  if (around.some(({ result }) => result === 'fault')) return [];
  if (!isRequested(visit))
    return [
      faulty(
        'mount',
        'not-requested',
        page.url() === target.url ? target.url : `${target.url} → ${page.url()}`,
      ),
    ];
  const [line = ''] = visit.lines.filter((text) => /error|failed|uncaught/i.test(text));
  return [faulty('mount', 'not-mounted', line.split('\n')[0])];
}

/** A frame that its own server or the policy of the host refuses. */
function refusedFrame({ failures, violations }: Visit): string {
  // Chromium's error for a page that must not be in a frame
  const byServer = failures.find(({ reason }) => reason === 'net::ERR_BLOCKED_BY_RESPONSE');
  if (byServer) return `${byServer.url} frame-ancestors / X-Frame-Options`;
  return violations.find((line) => /^frame-src https?:/.test(line)) ?? '';
}

/** The host has asked for `portal.js`, or for a page that may be the portal's. */
const isRequested = ({ requests, pages }: Visit) =>
  pages.length > 0 || requests.some(({ url }) => /\/portal\.js(\?|$)/.test(url));
