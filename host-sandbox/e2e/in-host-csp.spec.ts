import { expect, test } from './fixtures';
import { enterPortal, isolations } from './audits/host-navigation';

// That no page of the portal breaks this policy, in any isolation, shows the walk of in-host-residue.spec.ts: a
// violation is an error on the console.
for (const address of ['/', '/training', '/shell-config.json']) {
  test(`${address} of the host comes with a policy that names where scripts come from, and who may frame it`, async ({
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

for (const isolation of isolations) {
  test(`A script slipped into the host does not run beside the portal, isolation ${isolation}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Content Security Policy/);
    await page.goto(`/about?isolation=${isolation}&globalState=off`);
    await enterPortal(page);
    await page.evaluate(() => {
      const [inline, foreign] = [document.createElement('script'), document.createElement('script')];
      inline.textContent = 'window.slippedIn = true';
      foreign.src = 'https://elsewhere.example/script.js';
      document.body.append(inline, foreign);
    });
    expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
  });
}
