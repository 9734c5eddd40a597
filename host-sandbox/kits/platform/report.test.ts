import { readFileSync } from 'node:fs';
import { callNamesOf } from '@/contracts/calls';
import { capabilityNames } from '@/contracts/capabilities';
import { capabilityScreens } from './capability-screens';
import { faults, type FaultName } from './faults';
import { lacking, mismatch } from './findings';
import { guideOf } from './guide';
import { formatReport, reportOf } from './report';

/** The paragraphs of the guide below each heading, as plain text on one line. */
const paragraphsBelow = new Map<string, string[]>(
  readFileSync('docs/platform.md', 'utf8')
    .split(/^#+ /m)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const paragraphs = lines.join('\n').split(/^(?:- |$)/m);
      return [
        `docs/platform.md#${title.toLowerCase().replaceAll(' ', '-')}`,
        paragraphs.map((text) => text.replace(/[`*]/g, '').replace(/\s+/g, ' ').toLowerCase()),
      ] as const;
    }),
);

it.each(Object.keys(faults) as FaultName[])(
  'The guide has the remedy of %s where the report says',
  (name) => {
    const { what, remedy } = faults[name];
    const guide = guideOf(name);
    const paragraph = paragraphsBelow.get(guide)?.find((text) => text.includes(what[1].toLowerCase()));
    expect(paragraph).toContain(remedy[1].toLowerCase());
    const findings = [mismatch('good-input', 'dictData', name)];
    for (const text of [...what, ...remedy, guide]) expect(formatReport(findings)).toContain(text);
    expect(reportOf(findings).findings).toMatchObject([{ fault: name, remedy, guide }]);
  },
);

it.each(capabilityNames)(
  'A platform without the calls of %s is told the screens that it loses, and what to turn off',
  (capability) => {
    const [screens, calls] = [capabilityScreens[capability], callNamesOf(capability)];
    const findings = calls.map((name) => lacking('good-input', name));
    const report = formatReport(findings);
    for (const text of [...screens, `"without": ["${capability}"]`, ...calls]) expect(report).toContain(text);
    expect(reportOf(findings)).toMatchObject({
      served: true,
      lacking: { needed: [], costs: [{ capability, screens, calls }] },
    });
  },
);

it('A platform without a specified call is told that the portal needs it, and which lacking calls cost nothing', () => {
  const [specified, optional] = [callNamesOf('specified'), callNamesOf('optional')];
  const report = formatReport([...specified, ...optional].map((name) => lacking('good-input', name)));
  expect(report).toContain(`the portal needs these calls：${specified.join('、')}\n`);
  expect(report).toContain(`no screen needs these lacking calls：${optional.join('、')}\n`);
  expect(report).not.toContain('without');
});
