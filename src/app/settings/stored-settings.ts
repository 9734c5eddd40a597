import * as z from 'zod/mini';
import { languages } from '@/shared/intl/languages';
import {
  someExtra,
  someTheme,
  type Extra,
  type LookSettings,
  type ThemeSettings,
} from '@/shared/theme/theme-settings';

/** Storage key; the first-paint script reads it too. */
export const settingsKey = 'settings';

const version = 2;

const kept = z.object({
  language: z.exactOptional(z.enum(languages)),
  collapse: z.exactOptional(z.boolean()),
});

/** What somebody chose and keeps over visits: only what differs from the operator's settings. */
export interface Kept extends z.infer<typeof kept> {
  theme: Partial<ThemeSettings>;
  extra: Partial<Extra>;
}

/** What is stored, as far as it makes sense: a wrong part is as if it had not been chosen. Never throws. */
export function readKept(stored: string | null): Kept {
  const found = migrated(parse(stored));
  return {
    ...soundPart(kept, found),
    theme: soundPart(someTheme, found.theme),
    extra: soundPart(someExtra, found.extra),
  };
}

/** The text to store; a part in which nothing was chosen is left out of it (R4.41). */
export function writeKept({ theme, extra, ...others }: Kept): string {
  const chosen = (part: object) => (Object.keys(part).length > 0 ? part : undefined);
  return JSON.stringify({ version, ...others, theme: chosen(theme), extra: chosen(extra) });
}

/** How a look differs from the usual one. */
export function differences(usual: LookSettings, look: LookSettings): Pick<Kept, 'theme' | 'extra'> {
  return { theme: difference(usual.theme, look.theme), extra: difference(usual.extra, look.extra) };
}

function difference<Part extends object>(usual: Part, part: Part): Partial<Part> {
  const different: Partial<Part> = {};
  for (const key of Object.keys(usual) as (keyof Part)[])
    if (part[key] !== usual[key]) different[key] = part[key];
  return different;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first form had no version, the name of the theme for the theme, and the large text beside it. */
function migrated(found: Fields): Fields {
  if (found.version === version) return found;
  return 'version' in found
    ? {}
    : { ...found, theme: { themeName: found.theme }, extra: { largeText: found.largeText } };
}

/** The fields of an object that the schema accepts, each judged by itself. */
function soundPart<Schema extends z.ZodMiniType<object>>(schema: Schema, value: unknown): z.infer<Schema> {
  const fields = isFields(value) ? { ...value } : {};
  const whole = schema.safeParse(fields);
  if (whole.success) return whole.data;
  for (const { path } of whole.error.issues) delete fields[String(path[0])];
  return schema.parse(fields);
}

function parse(text: string | null): Fields {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}
