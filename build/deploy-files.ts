import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Beside the build, not in it: the Content-Security-Policy with the hashes of this very page, and an nginx example
 * that sends it with caching and cross-origin headers.
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

/** No inline or evaluated script but the page's own, by hash; styles inline, since antd writes them at run time. */
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
  gzip_static on;            # the build has compressed its parts already
  gzip_vary on;
  gzip_types text/css application/javascript application/json image/svg+xml;
  server_tokens off;

  index index.html;

  # The page itself: never from a cache without asking, with the policy of exactly this build.
  location = /index.html {
    add_header Cache-Control "no-cache" always;
    add_header Content-Security-Policy "${policy}" always;
    add_header X-Content-Type-Options "nosniff" always;
    add_header Referrer-Policy "strict-origin-when-cross-origin" always;
    add_header Access-Control-Allow-Origin "*" always;   # a host on another origin reads the page
  }

  # Names carry a hash: for ever, and for any host. Not "always": a part that is missing during a deployment must not
  # be missing for a year.
  location /assets/ {
    add_header Cache-Control "public, max-age=31536000, immutable";
    add_header X-Content-Type-Options "nosniff" always;
    add_header Access-Control-Allow-Origin "*" always;
  }

  # Types for a host team, to be read; a list of file types knows .ts as a video.
  location = /portal-host.d.ts {
    types { }
    default_type "text/plain; charset=utf-8";
    add_header Cache-Control "no-cache" always;
    add_header X-Content-Type-Options "nosniff" always;
  }

  # An operator's file of 10 MB travels as base64; nginx would refuse whatever is longer than 1 MB.
  client_max_body_size 15m;
  location /api/ { proxy_pass http://127.0.0.1:11000; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; }
  location /media/ { proxy_pass http://127.0.0.1:11000; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; }
}
`;
}
