import { expect, test } from '../support/fixtures';
import { expectPageLoaded } from '../../kits/browser/pages';
import { isolations, pageByPattern, portalContainer } from '../audits/host-navigation';

// audits/in-host-leaks.spec.ts walks every page in every isolation; a CSP violation is a console error there.
for (const address of ['/', '/training', '/shell-config.json']) {
  test(`${address} of the host has a CSP that names script sources and frame ancestors`, async ({
    request,
    platform,
  }) => {
    const headers = (await request.get(address)).headers();
    const policy = headers['content-security-policy']?.split('; ') ?? [];
    expect(policy).toContain(`script-src 'self' ${platform.url} 'unsafe-eval'`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
}

test('An injected script does not run beside the portal in any isolation', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy/);
  for (const isolation of isolations) {
    await page.goto(`/training?isolation=${isolation}&globalState=off#/contract`);
    await expectPageLoaded(portalContainer(page), pageByPattern('/contract'));
    await page.evaluate(() => {
      const [inline, foreign] = [document.createElement('script'), document.createElement('script')];
      inline.textContent = 'window.slippedIn = true';
      foreign.src = 'https://elsewhere.example/script.js';
      document.body.append(inline, foreign);
    });
    expect(await page.evaluate(() => 'slippedIn' in window), isolation).toBe(false);
  }
});
