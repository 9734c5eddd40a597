import { faulty, fits, type Finding } from '../findings';
import type { FaultName } from '../faults/faults';
import type { Visit } from '../visit';
import { lackingSources, parsePolicies, type Directive } from './policy-needs';

const faultOf: Readonly<Record<Directive, FaultName>> = {
  'script-src': 'policy-script',
  'style-src': 'policy-style',
  'connect-src': 'policy-connect',
  'img-src': 'policy-media',
  'media-src': 'policy-media',
  'font-src': 'policy-media',
  'worker-src': 'policy-media',
};

/**
 * Compares the policy of the host's page, by header or by a meta element, with the table of the guide, and reads what the
 * browser has blocked.
 * @param apiOrigin empty while no call was seen
 */
export async function checkPolicy(visit: Visit, portalOrigin: string, apiOrigin: string): Promise<Finding[]> {
  const { page, headers, violations } = visit;
  const meta = page.locator('meta[http-equiv="Content-Security-Policy" i]');
  const texts = await meta.evaluateAll((all) => all.map((one) => (one as HTMLMetaElement).content));
  const policies = [headers()['content-security-policy'] ?? '', ...texts].flatMap(parsePolicies);
  const usesQiankun = await page.evaluate(() => '__app_instance_name_map__' in window);
  const needs = { portal: portalOrigin, api: apiOrigin, usesQiankun, page: page.url() };
  const lacking = new Map<FaultName, string[]>();
  for (const { directive, missing } of policies.flatMap((policy) => lackingSources(policy, needs))) {
    const fault = faultOf[directive];
    lacking.set(fault, [...(lacking.get(fault) ?? []), `${directive} ${missing.join(' ')}`]);
  }
  for (const violation of violations) {
    const [name = '', blocked = ''] = violation.split(' ');
    const fault = faultOf[name.replace(/-(elem|attr)$/, '') as Directive] as FaultName | undefined;
    const isPortals =
      !/^(https?|wss?):/.test(blocked) || [portalOrigin, apiOrigin].includes(new URL(blocked).origin);
    if (fault && isPortals && !lacking.has(fault)) lacking.set(fault, [violation]);
  }
  if (lacking.size === 0) return [fits('policy', policies.length === 0 ? ['没有 CSP', 'no CSP'] : '')];
  return [...lacking].map(([fault, details]) => faulty('policy', fault, details.join('; ')));
}
