/** Where the portal shows a course, as an in-app path such as `/project/12`. */
export function projectPath(id: bigint): string {
  return `/project/${id}`;
}
