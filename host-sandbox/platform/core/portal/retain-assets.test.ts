import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retainAssets, replacedFileName } from './retain-assets';
import { releaseBuild } from './release-build';
import { releasePage } from './release-page';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'assets-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Replaces the build by these files on a day. @returns the files that are served after it */
function release(day: number, files: readonly string[], days = 7): string[] {
  const from = join(folder, 'assets');
  rmSync(from, { recursive: true, force: true });
  mkdirSync(from);
  for (const name of files) writeFileSync(join(from, name), `text of ${name}`);
  const to = join(folder, 'kept');
  retainAssets(from, to, { days, now: new Date(Date.UTC(2026, 0, day)) });
  return readdirSync(to).filter((name) => name !== replacedFileName);
}

describe('files of builds', () => {
  it('stay for so many days after they were replaced, however long they were served before', () => {
    expect(release(1, ['a-1.js', 'shared.js'])).toEqual(['a-1.js', 'shared.js']);
    expect(release(25, ['a-2.js', 'shared.js'])).toEqual(['a-1.js', 'a-2.js', 'shared.js']);
    expect(release(26, ['a-3.js', 'shared.js'])).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'shared.js']);
    expect(release(31, ['a-3.js', 'shared.js'])).toContain('a-1.js');
    expect(release(32, ['a-3.js', 'shared.js'])).toEqual(['a-2.js', 'a-3.js', 'shared.js']);
    expect(release(33, ['a-3.js', 'shared.js'])).toEqual(['a-3.js', 'shared.js']);
    expect(readFileSync(join(folder, 'kept/a-3.js'), 'utf8')).toBe('text of a-3.js');
  });

  it('count as current again when a later build contains them', () => {
    release(1, ['a-1.js']);
    release(2, ['a-2.js']);
    release(3, ['a-1.js']);
    expect(release(9, ['a-1.js'])).toEqual(['a-1.js', 'a-2.js']);
    expect(release(12, ['a-3.js'])).toEqual(['a-1.js', 'a-3.js']);
  });

  it('are put into the folder of a web server, page and version last, and half-written ones are completed', () => {
    const [from, to] = [join(folder, 'dist'), join(folder, 'srv')];
    mkdirSync(join(from, 'assets'), { recursive: true });
    mkdirSync(join(to, 'assets'), { recursive: true });
    const read = (name: string) => readFileSync(join(to, name), 'utf8');
    writeFileSync(join(to, 'assets/old.js'), 'old');
    writeFileSync(join(to, 'assets/main.js'), 'ne');
    for (const name of ['assets/main.js', 'index.html', 'favicon.svg', 'version.json'])
      writeFileSync(join(from, name), `new ${name}`);
    releaseBuild(from, to, { days: 7, now: new Date() });
    expect(readdirSync(to).sort()).toEqual(['assets', 'favicon.svg', 'index.html', 'version.json']);
    expect([read('assets/old.js'), read('assets/main.js')]).toEqual(['old', 'new assets/main.js']);
    rmSync(join(from, 'index.html'));
    writeFileSync(join(from, 'version.json'), 'of a build without a page');
    expect(() => releaseBuild(from, to, { days: 7, now: new Date() })).toThrow('index.html');
    expect([read('index.html'), read('version.json')]).toEqual(['new index.html', 'new version.json']);
  });

  it('have page, version and policy named in one file for nginx; the previous page stays until the reload', () => {
    for (const name of ['dist', 'deploy']) mkdirSync(join(folder, name));
    const place = (mark: string, day: number) => {
      writeFileSync(join(folder, 'dist/index.html'), `page ${mark}`);
      writeFileSync(join(folder, 'dist/version.json'), `version ${mark}`);
      writeFileSync(join(folder, 'deploy/csp.txt'), `script-src\n  'sha256-${mark}'\n`);
      const now = new Date(Date.UTC(2026, 0, day));
      releasePage(join(folder, 'dist'), join(folder, 'srv-page'), { days: 7, now });
      const text = readFileSync(join(folder, 'srv-page.conf'), 'utf8');
      const [page = '', version = '', policy] = [...text.matchAll(/^set \S+ "(.*)";$/gm)].map(
        ([, value]) => value,
      );
      return { page, version, policy };
    };
    const [first, second, back] = [place('A', 1), place('B', 30), place('A', 31)];
    expect([first.policy, second.policy]).toEqual(["script-src 'sha256-A'", "script-src 'sha256-B'"]);
    expect(back).toEqual(first);
    for (const [{ page, version }, mark] of [
      [first, 'A'],
      [second, 'B'],
    ] as const)
      expect([readFileSync(page, 'utf8'), readFileSync(version, 'utf8')]).toEqual([
        `page ${mark}`,
        `version ${mark}`,
      ]);
  });

  it('are copied while another process copies the same file', () => {
    const part = join(folder, 'kept/a-1.js.part');
    mkdirSync(join(folder, 'kept'));
    writeFileSync(part, 'half');
    release(1, ['a-1.js']);
    expect(readFileSync(part, 'utf8')).toBe('half');
    expect(readFileSync(join(folder, 'kept/a-1.js'), 'utf8')).toBe('text of a-1.js');
  });

  it('are kept with a damaged record, and without days only those of the build stay', () => {
    release(1, ['a-1.js']);
    writeFileSync(join(folder, 'kept', replacedFileName), '{"a-1.js":');
    expect(release(20, ['a-2.js'])).toEqual(['a-1.js', 'a-2.js']);
    expect(release(21, ['a-2.js'], 0)).toEqual(['a-2.js']);
  });
});
