// What other modules use of `hospital`.
export { hospitalColumns } from './hospital';
