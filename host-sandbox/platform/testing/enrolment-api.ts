import type { apiFor } from './api';

type Calls = ReturnType<typeof apiFor>;
export type Headers = Readonly<Record<string, string>>;

const profile = {
  realName: '沈知远',
  gender: 'male',
  hospital: '江城大学附属仁和医院',
  department: '移植外科',
  jobTitle: 'attending',
  email: 'shen.zhiyuan@example.org',
};

/** What tests of enrolment do again and again. */
export function createEnrolmentApi({ send, signIn, registerPerson }: Calls) {
  /** Number of the public course whose title holds this text. */
  const projectId = async (title: string): Promise<string> => {
    const answer = await send('projectPage', {
      current: 1,
      size: 1,
      query: { keyword: title },
    });
    const [found] = (answer.data as { records: { id: string }[] }).records;
    if (!found) throw new Error(`no course holds ${title}`);
    return found.id;
  };
  /** Fills in somebody's profile, as far as nothing else is given. */
  const completeProfile = (headers: Headers, fields: Partial<typeof profile> = {}) =>
    send('profileEdit', { ...profile, ...fields }, headers);
  /** Registers somebody and fills in their profile. */
  const registerWithProfile = async (): Promise<Headers> => {
    const { headers } = await registerPerson();
    await completeProfile(headers);
    return headers;
  };
  const admin = () => signIn('admin', 'Admin@2026');
  const projectDetail = async (id: string, headers: Headers = {}) =>
    (await send('projectDetail', { id }, headers)).data as {
      left: number;
      quota: number;
      state: string;
      mine: string | null;
      refusal: string | null;
      enrolment: { id: string; state: string; reason: string | null; mayLeave: boolean } | null;
      prerequisites: { id: string; title: string; met: boolean; closed: boolean }[];
    };
  /** Titles of somebody's messages, newest first. */
  const messageTitles = async (headers: Headers): Promise<string[]> => {
    const answer = await send('messagePage', { current: 1, size: 20, query: {} }, headers);
    return (answer.data as { records: { title: string }[] }).records.map(({ title }) => title);
  };
  return {
    projectId,
    completeProfile: completeProfile,
    registerWithProfile: registerWithProfile,
    admin,
    projectDetail: projectDetail,
    messageTitles,
  };
}

/** Numbers of the sample's courses that no list shows: a draft, and one of next month. @param listed all that are shown */
export function hiddenCourses(listed: readonly { id: string }[]): string[] {
  const shown = new Set(listed.map(({ id }) => id));
  const numbers = Array.from({ length: listed.length + 2 }, (_, place) => String(place + 1));
  const hidden = numbers.filter((id) => !shown.has(id));
  if (hidden.length !== 2) throw new Error(`the sample hides courses ${hidden.join(', ')}`);
  return hidden;
}
