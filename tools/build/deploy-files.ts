import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { cspReportGroup, cspReportPath, pageHeaders, tlsPageHeaders } from '../../src/contracts/page-headers';

/**
 * Writes files for operators next to the build: the Content-Security-Policy with the hashes of the built page, and an
 * nginx example with caching, cross-origin headers and the page of the released build.
 * @param origins further origins that the page may call and show pictures and media of (`PORTAL_ORIGINS`)
 */
export function deployFiles(origins: readonly string[] = [], folder = 'deploy'): Plugin {
  return {
    name: 'portal-deploy-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build made no index.html');
      const policy = contentSecurityPolicy(String(page.source), origins);
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/csp.txt`, `${policy}\n`);
      writeFileSync(`${folder}/nginx.conf`, nginxExample());
    },
  };
}

/**
 * Allows the page's own inline scripts by hash and no others; inline styles, since antd adds them at run time; calls,
 * pictures and media of its own origin, of those in its configuration block, and of the given ones.
 */
export function contentSecurityPolicy(html: string, origins: readonly string[] = []): string {
  const others = [...new Set([...configuredOrigins(html), ...origins])]
    .map((origin) => ` ${origin}`)
    .join('');
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !attributes.includes('application/json'))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${others}`,
    `media-src 'self' blob:${others}`,
    `connect-src 'self'${others}`,
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `report-uri ${cspReportPath}`,
    `report-to ${cspReportGroup}`,
  ].join('; ');
}

/** Origins of the addresses in the page's configuration block that lead elsewhere. */
function configuredOrigins(html: string): string[] {
  const block = /<script[^>]*\bid="portal-config"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const { apiBase, objectStorageBase } = JSON.parse(block) as Record<string, unknown>;
  return [apiBase, objectStorageBase]
    .map(String)
    .flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
}

/** The origins of `PORTAL_ORIGINS`. @throws Error for anything that is no origin, which would widen the policy */
export function originsOf(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  for (const part of parts)
    if (!URL.canParse(part) || new URL(part).origin !== part)
      throw new Error(`PORTAL_ORIGINS: ${part} is no origin, such as https://media.example.org`);
  return parts;
}

/** The nginx example. The page and its policy are in a file that `npm run release` writes and nginx includes. */
export function nginxExample(): string {
  const line = ([name, value]: [string, string]) => `add_header ${name} '${value}' always;`;
  const headers = Object.entries(pageHeaders).map((header) => `    ${line(header)}`);
  const tlsHeaders = Object.entries({
    'Strict-Transport-Security': 'max-age=31536000',
    ...tlsPageHeaders,
  }).map((header) => `    # ${line(header)}`);
  return `# The portal behind nginx: the built folder, the platform's API and media. Include it inside "http".
# The number that an error screen shows is the portal's own; a request without one, such as for a picture, gets one here.
map $http_x_request_id $portal_request_id {
  "~^[\\w-]{8,64}$" $http_x_request_id;
  default $request_id;
}
# Requests that one address has open at the same time: a hospital behind one address stays far below it.
limit_conn_zone $binary_remote_addr zone=portal_network:10m;
limit_conn_status 429;
# A query may hold a phone and a code: only the path is logged, and no error line, which would repeat the request.
log_format portal '$remote_addr [$time_iso8601] $request_method "$uri" $status $body_bytes_sent $request_time'
                  ' $portal_request_id platform "$upstream_addr" $upstream_status $upstream_response_time';
# The platform's processes: one line each. A process that refuses or does not answer three times gets one request every
# three to four seconds until it answers again. DRAIN_SECONDS of the platform is longer, so after restarts in turn the
# first process is back before the second one refuses.
upstream portal_platform {
  zone portal_platform 64k;  # all workers of nginx know the same
  server 127.0.0.1:11000 max_fails=3 fail_timeout=3s;
  server 127.0.0.1:11002 max_fails=3 fail_timeout=3s;
  keepalive 32;
  keepalive_timeout 4s;      # shorter than DRAIN_SECONDS: nginx sends nothing into a connection that the platform closes
}
# The same processes for the question whether they are ready. An answer of 503 there takes no process out of service.
upstream portal_ready {
  zone portal_ready 64k;
  server 127.0.0.1:11000 max_fails=0;
  server 127.0.0.1:11002 max_fails=0;
}
# A request by an address or an unknown name gets no page of any site.
server {
  listen 80 default_server;
  listen [::]:80 default_server;
  listen 443 ssl http2 default_server;        # HTTP/2 for all names of this port
  listen [::]:443 ssl http2 default_server;
  ssl_reject_handshake on;
  access_log off;
  return 444;
}
server {
  access_log /var/log/nginx/portal.log portal;
  error_log /var/log/nginx/portal-error.log crit;
  listen 80;
  listen [::]:80;
  server_name portal.example.org;
  root /srv/portal;          # what the build wrote to dist/
  gzip on;
  gzip_static on;            # the build writes compressed files
  # brotli_static on;        # a sixth smaller; needs the package libnginx-mod-http-brotli-static
  gzip_vary on;
  gzip_types text/css application/javascript application/json image/svg+xml;
  server_tokens off;

  index index.html;

  # The page and its policy, which "npm run release" writes together; a reload of nginx puts both into force.
  include /srv/portal-page.conf;
  location = /index.html {
    alias $portal_page;
    add_header Cache-Control "no-cache" always;
    add_header Content-Security-Policy $portal_policy always;
${headers.join('\n')}
    # Once TLS is here or in front:
${tlsHeaders.join('\n')}
    add_header Access-Control-Allow-Origin "*" always;   # a host on another origin fetches the page
  }

  # An in-app address whose "#" a mail client or a chat program has encoded, or replaced by a full-width one.
  location ~ "^/(?:#|\\xef\\xbc\\x83)" {
    absolute_redirect off;
    rewrite "^/(?:#|\\xef\\xbc\\x83)/?(.*)$" "/#/$1" redirect;
  }

  # File names contain a hash: cached for ever, readable by any host. Not "always": a 404 during a deployment must not be
  # cached for a year. Open pages load the files of the build they started with: "npm run release -- /srv/portal" puts a
  # new build beside them and deletes files a week after they were replaced.
  location /assets/ {
    add_header Cache-Control "public, max-age=31536000, immutable";
    add_header X-Content-Type-Options "nosniff" always;
    add_header Access-Control-Allow-Origin "*" always;
  }

  # Open pages ask version.json for a new build; hosts import portal.js or an entry that does. Their addresses stay: always revalidated.
  location = /version.json {
    alias $portal_version;
    add_header Cache-Control "no-cache" always;
    add_header X-Content-Type-Options "nosniff" always;
    add_header Access-Control-Allow-Origin "*" always;
  }
  location ~ ^/(portal|qiankun3|remoteEntry)\\.(js|html)$ {
    add_header Cache-Control "no-cache" always;
    add_header X-Content-Type-Options "nosniff" always;
    add_header Access-Control-Allow-Origin "*" always;
  }

  # Types for host teams, as text; by their extension .ts would be videos.
  location ~ ^/portal(-host)?\\.d\\.ts$ {
    types { }
    default_type "text/plain; charset=utf-8";
    add_header Cache-Control "no-cache" always;
    add_header X-Content-Type-Options "nosniff" always;
  }

  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  # Over https the platform marks its cookie "Secure". Say "https" instead where another server in front ends TLS.
  proxy_set_header X-Forwarded-Proto $scheme;
  # One number for nginx, the platform and the screen, also where nginx answers because the platform does not.
  proxy_set_header X-Request-Id $portal_request_id;
  proxy_hide_header X-Request-Id;
  # The platform gives up a query after eight seconds, the portal a call after ten.
  proxy_connect_timeout 2s;
  proxy_send_timeout 9s;
  proxy_read_timeout 9s;
  # To another process goes a request that was not sent, and a GET that failed. A POST may have been stored.
  proxy_next_upstream error timeout;

  # An uploaded file of 10 MB is sent as base64; the default limit is 1 MB.
  client_max_body_size 15m;
  # A body that stops arriving is given up.
  client_body_timeout 20s;
  client_header_timeout 20s;
  limit_conn portal_network 400;
  error_page 429 @portal_busy;
  location @portal_busy {
    internal;
    default_type "application/json; charset=utf-8";
    add_header Retry-After 5 always;
    add_header Access-Control-Allow-Origin "*" always;   # a host on another origin reads the reason
    add_header X-Request-Id $portal_request_id always;
    return 429 '{"code":"A0429","msg":"操作过于频繁，请在5秒后再试","data":{"retryAfter":5}}';
  }
  location ~ ^/(api/|media/|\\.well-known/security\\.txt$) {
    proxy_pass http://portal_platform;
    add_header X-Request-Id $portal_request_id always;
  }

  # For the monitor: 200 while a process is ready.
  location = /readyz {
    proxy_pass http://portal_ready;
    proxy_next_upstream error timeout http_503;
    add_header X-Request-Id $portal_request_id always;
    access_log off;
  }
}
`;
}
