// What other modules use of `project`.
export { findProjects } from './project-list';
export { projectPath, toSchedule, toSummary } from './project-presenter';
export {
  findPrerequisites,
  findProject,
  isPublicProject,
  listedColumns,
  type DetailedProject,
} from './project-queries';
export { projectState, stateCondition } from './project-state';
