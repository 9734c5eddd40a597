import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Writes files for operators next to the build: the Content-Security-Policy with the hashes of the built page, and an
 * nginx example with this policy, caching and cross-origin headers.
 */
export function deployFiles(folder = 'deploy'): Plugin {
  return {
    name: 'portal-deploy-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build made no index.html');
      const policy = contentSecurityPolicy(String(page.source));
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/csp.txt`, `${policy}\n`);
      writeFileSync(`${folder}/nginx.conf`, nginxExample(policy));
    },
  };
}

/** Allows the page's own inline scripts by hash and no others; inline styles, since antd adds them at run time. */
export function contentSecurityPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !attributes.includes('application/json'))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "connect-src 'self' https:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function nginxExample(policy: string): string {
  return `# The portal behind nginx: the built folder, the platform's API and media. Include it inside "http".
server {
  listen 8080;
  root /srv/portal;          # what the build wrote to dist/
  gzip on;
  gzip_static on;            # the build writes compressed files
  gzip_vary on;
  gzip_types text/css application/javascript application/json image/svg+xml;
  server_tokens off;

  index index.html;

  # The page: always revalidated, with the policy of this build.
  location = /index.html {
    add_header Cache-Control "no-cache" always;
    add_header Content-Security-Policy "${policy}" always;
    add_header X-Content-Type-Options "nosniff" always;
    add_header Referrer-Policy "strict-origin-when-cross-origin" always;
    add_header Access-Control-Allow-Origin "*" always;   # a host on another origin fetches the page
  }

  # File names contain a hash: cached for ever, readable by any host. Not "always": a 404 during a deployment must not be
  # cached for a year.
  location /assets/ {
    add_header Cache-Control "public, max-age=31536000, immutable";
    add_header X-Content-Type-Options "nosniff" always;
    add_header Access-Control-Allow-Origin "*" always;
  }

  # Types for host teams, as text; by its extension .ts would be a video.
  location = /portal-host.d.ts {
    types { }
    default_type "text/plain; charset=utf-8";
    add_header Cache-Control "no-cache" always;
    add_header X-Content-Type-Options "nosniff" always;
  }

  # An uploaded file of 10 MB is sent as base64; the default limit is 1 MB.
  client_max_body_size 15m;
  location /api/ { proxy_pass http://127.0.0.1:11000; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; }
  location /media/ { proxy_pass http://127.0.0.1:11000; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; }
}
`;
}
