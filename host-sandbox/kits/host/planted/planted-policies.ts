/**
 * A policy of a host that allows the portal, but for one directive.
 * @param instead its sources; `{portal}` is the origin of the portal, `{hash}` the hash of the page's script
 */
export const policyWithout = (directive: string, instead: string) =>
  [
    ['script-src', "'self' 'unsafe-inline' {portal}"],
    ['style-src', "'self' 'unsafe-inline' {portal}"],
    ['connect-src', "'self' {portal}"],
    ['img-src', "'self' {portal} data: blob:"],
    ['media-src', "'self' {portal} blob:"],
    ['font-src', "'self' {portal} data:"],
    ['worker-src', "'self' blob:"],
  ]
    .map(([name = '', sources = '']) => `${name} ${name === directive ? instead : sources}`)
    .join('; ');

/** Policies that forbid what the portal needs. */
export const plantedPolicies = {
  'allows nothing of the portal by its policy': {
    fault: 'policy-connect',
    policy: "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'",
  },
  'forbids the requests by its policy': {
    fault: 'policy-connect',
    policy: policyWithout('connect-src', "'self'"),
  },
  'forbids the scripts by its policy': {
    fault: 'policy-script',
    policy: policyWithout('script-src', "'self' 'unsafe-inline'"),
  },
  'trusts its script by a hash, which it does not pass on': {
    fault: 'policy-script',
    policy: policyWithout('script-src', "{hash} 'strict-dynamic'"),
  },
  'has a nonce for its styles': {
    fault: 'policy-style',
    policy: policyWithout('style-src', "'self' 'unsafe-inline' 'nonce-planted'"),
  },
  'forbids inline styles by its policy': {
    fault: 'policy-style',
    policy: policyWithout('style-src', "'self'"),
  },
  'forbids videos and workers by its policy': {
    fault: 'policy-media',
    policy: policyWithout('media-src', "'self'"),
  },
} as const;
