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

/** Enrolment calls for tests. */
export function createEnrolmentApi({ send, registerPerson }: Calls) {
  /** Id of the public course whose title contains this text. */
  const projectId = async (title: string): Promise<string> => {
    const response = await send('projectPage', {
      current: 1,
      size: 1,
      query: { keyword: title },
    });
    const [found] = (response.data as { records: { id: string }[] }).records;
    if (!found) throw new Error(`no course holds ${title}`);
    return found.id;
  };
  /** Completes a user's profile. */
  const completeProfile = (headers: Headers, fields: Partial<typeof profile> = {}) =>
    send('profileEdit', { ...profile, ...fields }, headers);
  /** Registers a user and completes their profile. */
  const registerWithProfile = async (): Promise<Headers> => {
    const { headers } = await registerPerson();
    await completeProfile(headers);
    return headers;
  };
  const projectDetail = async (id: string, headers: Headers = {}) =>
    (await send('projectDetail', { id }, headers)).data as {
      left: number;
      quota: number;
      state: string;
      mine: string | null;
      refusal: string | null;
      conditions: { titles: string[]; departments: string[]; unmet: string[] };
      enrolment: { id: string; state: string; reason: string | null; mayLeave: boolean } | null;
      prerequisites: { id: string; title: string; met: boolean; closed: boolean }[];
    };
  /** Titles of a user's messages, newest first. */
  const messageTitles = async (headers: Headers): Promise<string[]> => {
    const response = await send('messagePage', { current: 1, size: 20, query: {} }, headers);
    return (response.data as { records: { title: string }[] }).records.map(({ title }) => title);
  };
  return {
    projectId,
    completeProfile: completeProfile,
    registerWithProfile: registerWithProfile,
    projectDetail: projectDetail,
    messageTitles,
  };
}

/** Ids of the sample's hidden courses: a draft and a future one. @param listed all listed courses */
export function hiddenCourses(listed: readonly { id: string }[]): string[] {
  const shown = new Set(listed.map(({ id }) => id));
  const numbers = Array.from({ length: listed.length + 2 }, (_, index) => String(index + 1));
  const hidden = numbers.filter((id) => !shown.has(id));
  if (hidden.length !== 2) throw new Error(`the sample hides courses ${hidden.join(', ')}`);
  return hidden;
}
