import { messages } from './messages';

/** The last segments of `/uc/{comp}`, which also name the titles. */
const keys = ['overview', 'userInfo', 'myProject', 'myFavourite', 'myCredit', 'myCert'] as const;

export type SectionKey = (typeof keys)[number];

/** The sections in the order of the section navigation; a new one is added here (R2.25). */
export const sections = keys.map((key) => ({ key, title: messages[key] }));

/** The sections that the account menu links to: those of the specification (R2.26). */
export const accountMenuSections = sections.filter(({ key }) => key !== 'overview' && key !== 'myFavourite');
