import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

for (const address of ['/', '/index.html']) {
  test(`${address} has the CSP for operators, which allows no inline and no evaluated script`, async ({
    request,
    hostsPort,
  }) => {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    const file = path.resolve(import.meta.dirname, '../../../deploy/csp.txt');
    // FRAME_ORIGINS of this platform; see fixtures.ts
    const framed = `frame-ancestors 'self' http://localhost:${hostsPort}`;
    expect(policy.replace(framed, "frame-ancestors 'self'")).toBe((await readFile(file, 'utf8')).trim());
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? '';
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/);
  });
}

// audits/accessibility.spec.ts opens every page under this policy; a violation is a console error there.
test('An injected script does not run', async ({ page, expectConsole }) => {
  expectConsole(/Content Security Policy/);
  const violations = await watchViolations(page);
  await page.goto('/#/index');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.slippedIn = true';
    document.body.append(script);
  });
  await expect.poll(() => violations).toEqual(['script-src-elem']);
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
});

/** Violated CSP directives, over all later loads of the page. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (directive: string) => void };
      reportViolation(event.effectiveDirective);
    });
  });
  return violations;
}
