import { decisionsOf, type Enrolment } from './enrolments-api';

const enrolment: Enrolment = {
  state: 'enrolled',
  id: '1',
  reason: null,
  enrolledAt: '',
  changedAt: '',
  completedAt: null,
  approvedName: '张三',
  project: { id: '1', title: '', quota: 1, left: 0 },
  documents: [],
  person: { realName: '李四', hospital: '', department: null, jobTitle: null },
};
const labelsOf = (state: Enrolment['state']) =>
  decisionsOf({ ...enrolment, state }).map(([, label]) => label);

it('a changed name is offered for approval only while the enrolment is approved', () => {
  expect(labelsOf('approved')).toEqual(['核准新姓名', '撤回']);
  expect(labelsOf('enrolled')).toEqual(['受理', '通过', '不通过']);
  expect(labelsOf('left')).toEqual([]);
});
