import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserHeader } from '@/contracts/envelope';

const name = 'portal-browser';
const days = 365;
const valuePattern = new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`);

/**
 * The browser of a request, recognised by a cookie of 256 random bits, or by the same value in a header where the page
 * is on another origin, to which browsers give no cookie. The value grants nothing: it only distinguishes the browser of
 * an account's owner from strangers who try the owner's name.
 * @returns the hash of the value, `null` without one
 */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const value = valuePattern.exec(headers.cookie ?? '')?.[1] ?? valueInHeader(headers[browserHeader]);
  return value ? hashOf(value) : null;
}

const valueInHeader = (given: unknown) =>
  typeof given === 'string' && /^[\w-]{43}$/.test(given) ? given : undefined;

/**
 * Gives the browser of a request a new cookie, instead of one that this response already sets; a page on another origin
 * that may read the response gets the value in a header. @returns the hash of the value
 */
export function setBrowserCookie(request: FastifyRequest, reply: FastifyReply): string {
  const value = randomBytes(32).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const maxAge = days * 24 * 60 * 60;
  reply
    .removeHeader('set-cookie')
    .header('set-cookie', `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`);
  // CORS has allowed the origin of the page. Scripts of the own origin must not read the value.
  if (reply.hasHeader('access-control-allow-origin')) reply.header(browserHeader, value);
  return hashOf(value);
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
