/** Groups of titles of the dictionary `professional_title`, as the conditions of courses name them. */
export const seniorPhysicians = ['attending', 'associate', 'chief'];
export const physicians = ['resident', ...seniorPhysicians];
export const nurses = ['nurse', 'nursePractitioner', 'nurseSupervisor', 'nurseAssociate', 'nurseChief'];
export const physiciansAndTechnologists = [
  ...physicians,
  'technologist',
  'technologistSupervisor',
  'technologistAssociate',
  'technologistChief',
];
