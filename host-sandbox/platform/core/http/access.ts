import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Call } from '@/contracts/call';
import type { Settings } from '../settings/settings';
import { ApiError } from './api-error';

/** The session of a valid token. */
export interface Session {
  readonly id: bigint;
  readonly userId: bigint;
  /** SHA-256 of the token, hexadecimal, as stored. */
  readonly tokenHash: string;
  /** When the token was issued. */
  readonly openedAt: Date;
  readonly roles: readonly string[];
  readonly passwordChangedAt: Date;
}

interface AccessDeps {
  readonly settings: Pick<Settings, 'clientId' | 'clientSecret'>;
  /** Finds the session of a token; `null` if it is unknown, expired or revoked. Using a session extends it. */
  readonly findSession: (token: string, isUse: boolean) => Promise<Session | null>;
  /** Why a token has no session, as a sentence for its user. */
  readonly explainNoSession: (token: string) => Promise<string>;
}

/**
 * Authorises a request by the access that its call declares.
 * @returns the session of a `member` call, or of a public call with `optionalAuth`; else `null`
 * @throws ApiError A0401, A0403
 */
export async function authorizeRequest(
  {
    access,
    optionalAuth,
    role,
    isPolled = false,
  }: Pick<Call, 'access' | 'optionalAuth' | 'role' | 'isPolled'>,
  request: FastifyRequest,
  gate: AccessDeps,
): Promise<Session | null> {
  const header = request.headers.authorization ?? '';
  if (access === 'public') return optionalAuth ? sessionOf(header, gate, !isPolled) : null;
  if (access === 'client') {
    if (!isClient(header, gate.settings)) throw new ApiError('A0401', '客户端认证失败');
    return null;
  }
  const session = await sessionOf(header, gate, !isPolled);
  if (!session) {
    const token = tokenIn(header);
    throw new ApiError('A0401', token ? await gate.explainNoSession(token) : '请先登录');
  }
  if (role && !session.roles.includes(role)) throw new ApiError('A0403', '没有权限进行此操作');
  return session;
}

async function sessionOf(header: string, gate: AccessDeps, isUse: boolean): Promise<Session | null> {
  const token = tokenIn(header);
  return token ? gate.findSession(token, isUse) : null;
}

const tokenIn = (header: string) => /^Bearer ([\w-]{16,256})$/i.exec(header)?.[1];

function isClient(header: string, { clientId, clientSecret }: AccessDeps['settings']): boolean {
  const expected = Buffer.from(`${clientId}:${clientSecret}`);
  const given = Buffer.from(/^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1] ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a password has expired (R7.15); its user may then only change it. */
export function isPasswordExpired(changedAt: Date, maxAgeDays: number, now: Date): boolean {
  return now.getTime() - changedAt.getTime() > maxAgeDays * dayMs;
}
