/** Numbers of the sample's courses that no list shows: a draft, and one of next month. @param listed all that are shown */
export function hiddenCourses(listed: readonly { id: string }[]): string[] {
  const shown = new Set(listed.map(({ id }) => id));
  const numbers = Array.from({ length: listed.length + 2 }, (_, place) => String(place + 1));
  const hidden = numbers.filter((id) => !shown.has(id));
  if (hidden.length !== 2) throw new Error(`the sample hides courses ${hidden.join(', ')}`);
  return hidden;
}
