import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserTestsOf, lanes, selectLanes, slicesOf, unitTestsOf, wholeRun, type Lane } from './lanes';

const root = join(__dirname, '../..');
const tests = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.test\.tsx?$/.test(file) && existsSync(join(root, file)));

test('each place that a lane names exists', () => {
  const places = Object.values<Lane>(lanes).flatMap(({ sources, unit }) => [...sources, ...unit]);
  const specs = Object.values<Lane>(lanes).flatMap(({ browser }) => browser);
  const missing = [...places, ...wholeRun].filter((place) => !existsSync(join(root, place)));
  const missingSpecs = specs.filter((spec) =>
    [spec, `${spec}.spec.ts`].every((name) => !existsSync(join(root, 'host-sandbox/e2e', name))),
  );
  expect([missing, missingSpecs]).toEqual([[], []]);
});

test('the everyday run has the tests of the portal, the platform and the hosts, without those of the whole run', () => {
  const everyday = unitTestsOf(selectLanes(), tests);
  expect(selectLanes()).toEqual(['portal', 'platform', 'hosts']);
  expect(everyday).toContain('src/portal.dom.test.ts');
  expect(everyday).toContain('host-sandbox/platform/modules/study/study.test.ts');
  expect(everyday).not.toContain('src/portal-links.dom.test.ts');
  expect(everyday.filter((test) => test.includes('/attacks/'))).toEqual([]);
});

test.each([
  [['src/pages/verify/verify-page.tsx'], ['portal'], 'src/pages/verify/verify.dom.test.ts'],
  [['src/app/host/host-session.ts'], ['portal', 'hosts'], 'src/app/host/host-session.test.ts'],
  [
    ['host-sandbox/platform/modules/study/ranges.ts'],
    ['platform'],
    'host-sandbox/platform/modules/study/study.test.ts',
  ],
  [
    ['host-sandbox/platform/core/http/access.ts'],
    ['platform', 'attacks'],
    'host-sandbox/platform/core/http/http.test.ts',
  ],
  [['host-sandbox/operator/editor/paste.ts'], ['operator'], 'host-sandbox/operator/editor/paste.test.ts'],
])('a change of %j selects %j and the tests beside it', (changed, names, test) => {
  expect(selectLanes(changed)).toEqual(names);
  const selected = unitTestsOf(selectLanes(changed), tests, changed);
  expect(selected).toContain(test);
  expect(selected.length).toBeLessThan(unitTestsOf(selectLanes(changed), tests).length);
});

test('a change selects tests that no lane names, where they are beside it, and a spec that changed', () => {
  const command = 'host-sandbox/platform/commands/backup.ts';
  expect(unitTestsOf(selectLanes([command]), tests, [command])).toContain(
    'host-sandbox/platform/commands/backup.test.ts',
  );
  const spec = 'host-sandbox/e2e/study/hls.spec.ts';
  expect(browserTestsOf(selectLanes([spec]), [spec])).toEqual([spec]);
});

test('files belong to the slice by which others import them', () => {
  const files = ['src/features/study/video/player.tsx', 'src/portal.tsx', 'host-sandbox/platform/main.ts'];
  expect(slicesOf(files)).toEqual(['@/features/study/']);
});

test('a change of a document selects no lane', () => {
  expect(selectLanes(['docs/testing.md'])).toEqual([]);
  expect(browserTestsOf([])).toEqual([]);
});
