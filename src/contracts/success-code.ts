/** The success code of the sample platform. */
export const successCode = '00000';

const successCodes: readonly unknown[] = [200, 0, '200', successCode];

/** True for the four codes that mean success (R7.33). */
export function isSuccess(code: unknown): boolean {
  return successCodes.includes(code);
}
