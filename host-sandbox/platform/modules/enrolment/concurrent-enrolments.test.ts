import { createEnrolmentApi, type Headers } from '../../testing/enrolment-api';
import { plantedToken } from '../../testing/planted-token';
import { platformFixture } from '../../testing/platform-fixture';

const { platform, ...calls } = platformFixture({ controlled: true });
const { send, as } = calls;
const { projectId, projectDetail, messageTitles } = createEnrolmentApi(calls);

async function registerMany(count: number): Promise<Headers[]> {
  await platform.control({ users: count });
  return Array.from({ length: count }, (_, index) => ({ authorization: `Bearer ${plantedToken(index)}` }));
}

test('of 200 simultaneous users for 10 seats exactly 10 get one, nobody gets two, and all get a clear response', async () => {
  const people = await registerMany(200);
  const id = await projectId('血管吻合模拟手术');
  expect(await projectDetail(id)).toMatchObject({ quota: 10, left: 10 });
  // Half of them send twice.
  const senders = people.flatMap((headers, index) => (index % 2 === 0 ? [headers, headers] : [headers]));
  const responses = await Promise.all(
    senders.map(async (headers) => ({ ...(await send('enrol', { projectId: id }, headers)), headers })),
  );
  const won = responses.filter(({ status }) => status === 200).map(({ headers }) => headers);
  expect([won.length, new Set(won).size]).toEqual([10, 10]);
  const rejected = responses.filter(({ status }) => status !== 200);
  expect(
    rejected.filter(({ code, status }) => status !== 409 || !['A0303', 'A0304'].includes(`${code}`)),
  ).toEqual([]);
  expect(await projectDetail(id)).toMatchObject({ left: 0, refusal: 'A0303' });
  const details = await Promise.all(people.map((headers) => projectDetail(id, headers)));
  expect(details.filter(({ mine }) => mine === 'enrolled')).toHaveLength(10);
  expect(await messageTitles(won[0] ?? {})).toEqual(['报名已提交']);
  const withoutSeat = people.find((headers) => !won.includes(headers));
  expect(await messageTitles(withoutSeat ?? {})).toEqual([]);

  // A released seat goes to one of the next users.
  await send('enrolmentLeave', { projectId: id }, won[0]);
  const others = people.filter((headers) => !won.includes(headers)).slice(0, 30);
  const othersEnrol = () => Promise.all(others.map((headers) => send('enrol', { projectId: id }, headers)));
  const again = await othersEnrol();
  expect(again.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await projectDetail(id)).left).toBe(0);

  // A reverted refusal needs its seat again while others enrol.
  const operator = await as('admin');
  const { enrolment } = await projectDetail(id, won[1]);
  const { enrolment: next } = await projectDetail(id, won[2]);
  const decide = (state: string, of = enrolment) =>
    send('enrolmentReview', { id: of?.id, state, reason: '误操作' }, operator);
  expect(await decide('refused')).toMatchObject({ status: 200 });
  const [reverted, enrolled] = await Promise.all([decide('review'), othersEnrol()]);
  expect([reverted, ...enrolled].filter(({ status }) => status === 200)).toHaveLength(1);
  expect(['00000', 'A0303']).toContain(reverted.code);
  expect((await projectDetail(id)).left).toBe(0);

  // A refusal whose seat is taken stays.
  await decide('refused', next);
  expect((await othersEnrol()).filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await decide('review', next)).toMatchObject({ status: 409, code: 'A0303' });
  expect(await projectDetail(id, won[2])).toMatchObject({ left: 0, mine: 'refused' });
}, 240_000);
