import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { browserOf } from './browser-cookie';

/** The client of a request, as far as the platform can know it. */
export interface ClientInfo {
  /**
   * The subject of rate limits: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one customer.
   */
  readonly network: string;
  /** The address with its end masked, recognisable by its user. */
  readonly maskedAddress: string;
  /** Browser and system, such as `Chrome · Windows`. */
  readonly device: string;
  /** Hash of the browser's cookie, brought by the request or set by the response; `null` for a call without either. */
  readonly browser: string | null;
  /** Name of the caller: its browser by cookie, else its network. */
  readonly requester: string;
}

/** The client of a request. Fastify trusts forwarded addresses of trusted proxies only (`TRUST_PROXY`). */
export function clientInfoOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): ClientInfo {
  const address = request.ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const network = isIPv4(address) ? address : groupsOf(address).slice(0, 4).join(':');
  const browser = browserOf(request);
  return {
    network,
    maskedAddress: maskAddress(address),
    device: deviceOf(request.headers['user-agent'] ?? ''),
    browser,
    requester: browser ?? network,
  };
}

/** A network, its neighbours (/24 of an IPv4 address, /48 of IPv6), and the block of their provider (/16, /32). */
export function blocksOf(network: string): [network: string, neighbours: string, provider: string] {
  return [network, blockOf(network, 3), blockOf(network, 2)];
}

function blockOf(network: string, groups: number): string {
  const separator = network.includes('.') ? '.' : ':';
  return `${network.split(separator).slice(0, groups).join(separator)}${separator}*`;
}

/** `203.0.113.9` as `203.0.*.*`, `2001:db8:1::9` as `2001:db8:*`. */
export function maskAddress(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 2).join('.')}.*.*`;
  return `${groupsOf(address).slice(0, 2).join(':')}:*`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const [left, right] = [head, tail].map((half) => (half === '' ? [] : half.split(':'))) as [
    string[],
    string[],
  ];
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

const browsers: [RegExp, string][] = [
  [/MicroMessenger\//, '微信'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Names from a fixed list only: text from the client is never stored. */
export function deviceOf(userAgent: string): string {
  const named = [browsers, systems].flatMap(
    (list) => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  );
  return named.join(' · ') || '未知设备';
}
