/** The token of a person that the command `people` of a controlled platform has registered. @param index from 0 */
export const plantedToken = (index: number) => `planted-person-${index}`;
