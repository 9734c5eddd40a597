import fc from 'fast-check';
import { enrolmentStates, type EnrolmentState } from '@/contracts/enrolment-fields';
import { projectCalendar } from './project-calendar';

const project = {
  id: '7',
  title: '肝移植医师培训；第一期, 上',
  summary: '理论与模拟\n结业考核',
  place: '教学楼\\三层',
  enrolUntil: '2026-09-01T10:00:00.000Z',
  startsAt: '2026-10-01T00:00:00.000Z',
  endsAt: '2026-12-01T09:00:00.000Z',
  mine: null,
};
const context = { url: 'https://portal.example/#/project/7', deadline: '报名截止' };
const before = new Date('2026-08-01T00:00:00Z');

/** The unfolded lines. */
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

describe('the calendar file of a project', () => {
  it('contains the training from start to end, with escaped text', () => {
    const lines = linesOf(projectCalendar(project, { now: before, ...context }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:course-7@portal.example',
        'DTSTAMP:20260801T000000Z',
        'DTSTART:20261001T000000Z',
        'DTEND:20261201T090000Z',
        'SUMMARY:肝移植医师培训；第一期\\, 上',
        'DESCRIPTION:理论与模拟\\n结业考核\\nhttps://portal.example/#/project/7',
        'LOCATION:教学楼\\\\三层',
      ]),
    );
  });

  it('contains the enrolment deadline with a reminder until it has passed', () => {
    const at = (now: Date) => linesOf(projectCalendar(project, { now, ...context }));
    expect(at(before)).toEqual(expect.arrayContaining(['SUMMARY:报名截止', 'TRIGGER:-P1D']));
    expect(at(new Date(project.enrolUntil)).join()).not.toContain('报名截止');
  });

  it('contains the deadline for users who left, not for enrolled or rejected ones', () => {
    const of = (mine: EnrolmentState) =>
      projectCalendar({ ...project, mine }, { now: before, ...context }).includes('TRIGGER');
    expect(enrolmentStates.filter(of)).toEqual(['left']);
  });

  it('folds lines at 75 octets without breaking a character or losing text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    const check = fc.property(text, text, (title, summary) => {
      const file = projectCalendar({ ...project, title, summary }, { now: before, ...context });
      const physical = file.split('\r\n');
      expect(Math.max(...physical.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      const unfolded = linesOf(file).find((line) => line.startsWith('SUMMARY:')) ?? '';
      const summaryText = unfolded
        .slice('SUMMARY:'.length)
        .replace(/\\(.)/gs, (_, character: string) => (character === 'n' ? '\n' : character));
      expect(summaryText).toBe(title.replace(/\r\n|\r/g, '\n'));
    });
    fc.assert(check);
  });
});
