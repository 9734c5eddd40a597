import * as z from 'zod/mini';
import { defineCall } from './call';
import { address } from './fields';

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

/** Optional properties of a menu item or route (R3.7). */
export const menuMeta = z.object({
  title: z.optional(z.string()),
  icon: z.optional(z.string()),
  hidden: z.optional(z.boolean()),
  guard: z.optional(guard),
  noCache: z.optional(z.boolean()),
  levelHidden: z.optional(z.boolean()),
  tabHidden: z.optional(z.boolean()),
  activeMenu: z.optional(z.string()),
  noClosable: z.optional(z.boolean()),
  dynamicNewTab: z.optional(z.boolean()),
});

export type MenuMeta = z.infer<typeof menuMeta>;

const menuFields = {
  path: z.string(),
  name: z.optional(z.string()),
  title: z.string(),
  component: z.optional(z.string()),
  redirect: z.optional(z.string()),
  jumpUrl: z.optional(z.nullable(address)),
  target: z.optional(z.nullable(z.enum(['_self', '_blank']))),
  meta: z.optional(menuMeta),
};

export interface MenuItem extends z.infer<z.ZodMiniObject<typeof menuFields>> {
  children?: MenuItem[] | undefined;
}

export const menuItem: z.ZodMiniType<MenuItem> = z.object({
  ...menuFields,
  children: z.optional(z.array(z.lazy(() => menuItem))),
});

/** The menu tree of the header; cached unchanged (R3.16, R7.20). */
export const menuTree = defineCall({
  path: '/unify-cms/portal/menu/treeList',
  summary: '门户菜单树',
  access: 'public',
  request: z.object({}),
  response: z.array(menuItem),
  readOnly: true,
});
