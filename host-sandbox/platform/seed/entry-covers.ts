import { seedArticles } from './content/all';
import { courseSeeds } from './content/courses';
import { hospitalSeeds } from './content/hospitals';
import { drawCover, drawHospital } from './media/covers';

type Entry = 'article' | 'course' | 'hospital';

/** Address of the cover of an entry with this id. */
export const coverAddress = (kind: Entry, id: number | bigint): string => `/media/picture/${kind}-${id}.svg`;

/** Generators of the covers of all entries by the name of their file; each entry has a drawing of its own. */
export function entryCovers(): Record<string, () => string> {
  const articles = [...seedArticles.news, ...seedArticles.notice];
  const courses = courseSeeds.flatMap(([, seeds]) => seeds);
  return Object.fromEntries([
    ...articles.flatMap(({ title, cover }, index) =>
      cover ? [named('article', index, (number) => drawCover(number, title, cover))] : [],
    ),
    ...courses.map(({ title, cover }, index) =>
      named('course', index, (number) => drawCover(number, title, cover)),
    ),
    ...hospitalSeeds.map(([, , name], index) =>
      named('hospital', index, (number) => drawHospital(number, name)),
    ),
  ]);
}

/** File name and generator of the cover of an entry; ids count from 1. */
function named(kind: Entry, index: number, draw: (id: number) => string): [string, () => string] {
  return [`${kind}-${index + 1}`, () => draw(index + 1)];
}
