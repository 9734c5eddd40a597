import * as z from 'zod/mini';

/** Every answer's outer shape; `data` is read by the call's own response schema. */
export const envelope = z.object({
  code: z.union([z.string(), z.number()]),
  msg: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
});
export type Envelope = z.infer<typeof envelope>;

/** The code the sample platform answers a success with. */
export const successCode = '00000';

const successCodes: readonly (string | number)[] = [200, 0, '200', successCode];

/** True for the four codes that mean success (R7.33). */
export function isSuccess(code: string | number): boolean {
  return successCodes.includes(code);
}

/** Header that carries the request id both ways; error screens show it as 错误编号. */
export const requestIdHeader = 'x-request-id';

/** What a request id sent by a client must look like for the platform to adopt it. */
export const requestIdPattern = /^[\w-]{8,64}$/;
