import { readFileSync, writeFileSync } from 'node:fs';

/** Gives what is below _Unreleased_ a version. @throws Error when nothing is there */
export function releaseNotes(changelog: string, version: string, date: string) {
  const [, before = '', notes = '', after = ''] =
    /^([\s\S]*?## \[Unreleased\]\n)([\s\S]*?)(?=\n## \[|$(?![\s\S]))([\s\S]*)$/.exec(changelog) ?? [];
  if (notes.trim() === '') throw new Error('CHANGELOG.md has nothing below Unreleased');
  return {
    notes: notes.trim(),
    changelog: `${before}\n## [${version}] - ${date}\n\n${notes.trim()}\n${after}`,
  };
}

// `npm version minor` runs it: CHANGELOG.md gets the version, and the notes of the release are printed.
if (process.argv[1]?.endsWith('changelog.ts')) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const today = new Date().toISOString().slice(0, 10);
  const { notes, changelog } = releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), version, today);
  writeFileSync('CHANGELOG.md', changelog);
  console.log(notes);
}
