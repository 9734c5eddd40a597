import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { CallAccess } from '@/contracts/call';
import type { Settings } from '../settings';
import { PlatformFault } from './fault';

/** A valid token's owner. */
export interface Session {
  readonly userId: bigint;
  /** SHA-256 of the token, hexadecimal: what the token is stored as. */
  readonly tokenHash: string;
  /** When the token was issued. */
  readonly openedAt: Date;
  readonly passwordChangedAt: Date;
}

interface Gatekeeper {
  readonly settings: Pick<Settings, 'clientId' | 'clientSecret'>;
  /** The session a token stands for, or `null` if it is unknown, expired or revoked. */
  readonly findSession: (token: string) => Promise<Session | null>;
}

/**
 * Lets a request pass or refuses it, by the access its call declares.
 * @returns the session for a `member` call, else `null`
 * @throws PlatformFault A0401
 */
export async function checkAccess(
  access: CallAccess,
  request: FastifyRequest,
  gate: Gatekeeper,
): Promise<Session | null> {
  const header = request.headers.authorization ?? '';
  if (access === 'public') return null;
  if (access === 'client') {
    if (!isClient(header, gate.settings)) throw new PlatformFault('A0401', '客户端认证失败');
    return null;
  }
  const token = /^Bearer ([\w-]{16,256})$/i.exec(header)?.[1];
  const session = token ? await gate.findSession(token) : null;
  if (!session) throw new PlatformFault('A0401', '登录已过期，请重新登录');
  return session;
}

function isClient(header: string, { clientId, clientSecret }: Gatekeeper['settings']): boolean {
  const expected = Buffer.from(`${clientId}:${clientSecret}`);
  const given = Buffer.from(/^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1] ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
