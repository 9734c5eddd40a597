import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'portal-browser';
const days = 365;
const valuePattern = new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`);

/**
 * The browser of a request, recognised by a cookie of 256 random bits. The cookie grants nothing: it only distinguishes
 * the browser of an account's owner from strangers who try the owner's name.
 * @returns the hash of the cookie, `null` without one
 */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const value = valuePattern.exec(headers.cookie ?? '')?.[1];
  return value ? hashOf(value) : null;
}

/**
 * Gives the browser of a request a new cookie, instead of one that this response already sets. @returns the hash of the
 * cookie
 */
export function setBrowserCookie(request: FastifyRequest, reply: FastifyReply): string {
  const value = randomBytes(32).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const maxAge = days * 24 * 60 * 60;
  reply
    .removeHeader('set-cookie')
    .header('set-cookie', `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`);
  return hashOf(value);
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
