import * as z from 'zod/mini';
import { defineCall } from './call';
import { id } from './fields';

/** A contact office. Empty texts are not shown. */
export const contact = z.object({
  id,
  name: z.string(),
  /** Its responsibilities, in a few sentences. */
  description: z.string(),
  address: z.string(),
  /** Directions as text. */
  directions: z.string(),
  /** Each with its purpose, such as 咨询热线. */
  phones: z.array(z.object({ name: z.string(), number: z.string() })),
  email: z.string(),
  /** Opening hours, such as 周一至周五 9:00–17:30. */
  hours: z.array(z.string()),
});
export type Contact = z.infer<typeof contact>;

/** All offices; the first is the general one (R2.23). */
export const contactList = defineCall({
  path: '/unify-cms/portal/contact/list',
  summary: '联系方式列表',
  access: 'public',
  capability: 'contact',
  request: z.object({}),
  response: z.array(contact),
  readOnly: true,
});
