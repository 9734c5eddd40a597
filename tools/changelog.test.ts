import { releaseNotes } from './changelog';

const earlier = '\n## [1.0.0] - 2026-01-02\n\n### Added\n\n- The portal.\n';
const head = '# Changelog\n\n## [Unreleased]\n';

test('what is unreleased gets the version and its date, and is the notes of the release', () => {
  const { notes, changelog } = releaseNotes(
    `${head}\n### Fixed\n\n- Printing.\n${earlier}`,
    '1.0.1',
    '2026-02-03',
  );
  expect(notes).toBe('### Fixed\n\n- Printing.');
  expect(changelog).toBe(`${head}\n## [1.0.1] - 2026-02-03\n\n### Fixed\n\n- Printing.\n${earlier}`);
});

test('the first version needs no earlier one', () => {
  const { changelog } = releaseNotes(`${head}\n- All.\n`, '1.0.0', '2026-01-02');
  expect(changelog).toBe(`${head}\n## [1.0.0] - 2026-01-02\n\n- All.\n`);
});

test('without changes there is no version', () => {
  expect(() => releaseNotes(`${head}${earlier}`, '1.0.1', '2026-02-03')).toThrow('nothing below Unreleased');
});
