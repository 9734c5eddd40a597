// What other modules use of `study`.
export { requireLessonAccess } from './access';
export { completeIfDone, findIncompleteLessons, hasLessons } from './completion';
export { deleteStudyData, exportStudy } from './export';
export { lockStartedWatchBudget, lockWatchBudget } from './watch-budget';
