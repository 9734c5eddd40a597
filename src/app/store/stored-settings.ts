import { jsonText } from '@/contracts/json-text';
import * as z from 'zod/mini';
import { isObject } from '@/contracts/tolerant-reader';
import { languages } from '@/shared/intl/languages';
import {
  partialExtra,
  partialTheme,
  type Extra,
  type AppearanceSettings,
  type ThemeSettings,
} from '@/shared/theme/theme-settings';

/** Storage key; the first-paint script reads it too. */
export const settingsKey = 'settings';

const version = 2;

const storedFields = z.object({
  language: z.exactOptional(z.enum(languages)),
  collapse: z.exactOptional(z.boolean()),
});

/** Settings that the user saved: only those that differ from the operator's. */
export interface StoredSettings extends z.infer<typeof storedFields> {
  theme: Partial<ThemeSettings>;
  extra: Partial<Extra>;
}

/** Parses the stored settings; invalid fields are dropped. Never throws. */
export function parseStoredSettings(stored: string | null): StoredSettings {
  const found = migrate(parse(stored));
  return {
    ...validFields(storedFields, found),
    theme: validFields(partialTheme, found.theme),
    extra: validFields(partialExtra, found.extra),
  };
}

/** The text to store; a part without changes is left out (R4.41). */
export function serializeStoredSettings({ theme, extra, ...others }: StoredSettings): string {
  const chosen = (part: object) => (Object.keys(part).length > 0 ? part : undefined);
  return jsonText({ version, ...others, theme: chosen(theme), extra: chosen(extra) });
}

/** The fields of an appearance that differ from the defaults. */
export function appearanceDiff(
  defaults: AppearanceSettings,
  appearance: AppearanceSettings,
): Pick<StoredSettings, 'theme' | 'extra'> {
  return { theme: diff(defaults.theme, appearance.theme), extra: diff(defaults.extra, appearance.extra) };
}

function diff<Part extends object>(defaults: Part, part: Part): Partial<Part> {
  const different: Partial<Part> = {};
  for (const key of Object.keys(defaults) as (keyof Part)[])
    if (part[key] !== defaults[key]) different[key] = part[key];
  return different;
}

type Fields = Record<string, unknown>;

/** Version 1 had no version field, the theme's name as `theme`, and `largeText` at the top. */
function migrate(found: Fields): Fields {
  if (found.version === version) return found;
  return 'version' in found
    ? {}
    : { ...found, theme: { themeName: found.theme }, extra: { largeText: found.largeText } };
}

/** The fields of an object that the schema accepts, each checked by itself. */
function validFields<Schema extends z.ZodMiniType<object>>(schema: Schema, value: unknown): z.infer<Schema> {
  const fields = isObject(value) ? { ...value } : {};
  const whole = schema.safeParse(fields);
  if (whole.success) return whole.data;
  for (const { path } of whole.error.issues) delete fields[String(path[0])];
  return schema.parse(fields);
}

function parse(text: string | null): Fields {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
