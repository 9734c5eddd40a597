import * as z from 'zod/mini';
import { defineCall } from './call';
import { address } from './fields';
import { flag, listOf, repairable, unconfirmed } from './tolerant-reader';

/** Required roles and permissions: any of a list, or two lists with a mode (R5.36 to R5.39). */
export const guard = z.union([
  z.array(z.string()),
  z.object({
    role: z.optional(z.array(z.string())),
    permission: z.optional(z.array(z.string())),
    mode: z.optional(z.enum(['oneOf', 'allOf', 'except'])),
  }),
]);
export type Guard = z.infer<typeof guard>;

const optionalText = unconfirmed(z.optional(z.string()), undefined);

/** Optional properties of a menu item or route (R3.7). */
export const menuMeta = z.object({
  title: optionalText,
  icon: optionalText,
  hidden: flag,
  guard: repairable(z.optional(guard), guardOf),
  noCache: flag,
  levelHidden: flag,
  tabHidden: flag,
  activeMenu: optionalText,
  noClosable: flag,
  dynamicNewTab: flag,
});

export type MenuMeta = z.infer<typeof menuMeta>;

/** A single word is a list of one. Only admins pass a guard that cannot be read. */
function guardOf(value: unknown): Guard | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  return [typeof value === 'string' ? value : ''];
}

const menuFields = {
  path: unconfirmed(z.string(), ''),
  name: optionalText,
  title: unconfirmed(z.string(), ''),
  component: optionalText,
  redirect: optionalText,
  jumpUrl: unconfirmed(z.optional(z.nullable(address)), null),
  target: unconfirmed(z.optional(z.nullable(z.enum(['_self', '_blank']))), null),
  meta: unconfirmed(z.optional(menuMeta), undefined),
};

export interface MenuItem extends z.infer<z.ZodMiniObject<typeof menuFields>> {
  children?: MenuItem[] | undefined;
}

/** An entry without path is no link; an entry without any title is replaced by its children. */
export const menuItem: z.ZodMiniType<MenuItem> = z.object({
  ...menuFields,
  children: unconfirmed(z.optional(listOf(z.lazy(() => menuItem))), undefined),
});

/** The menu tree of the header; cached unchanged (R3.16, R7.20). */
export const menuTree = defineCall({
  path: '/unify-cms/portal/menu/treeList',
  summary: '门户菜单树',
  access: 'public',
  capability: 'specified',
  failure: 'silent',
  request: z.object({}),
  response: listOf(menuItem),
  readOnly: true,
});
