import type { ZodMiniType } from 'zod/mini';
import { limits } from '@/contracts/limits';

/** The form of one filter in an address: a schema of its text, or a codec if the value is written differently. */
export type ListParam<Value = unknown> = ZodMiniType<Value, unknown> | ParamCodec<Value>;

interface ParamCodec<Value> {
  /** @returns undefined for an invalid text */
  parse(text: string): Value | undefined;
  format(value: Value): string;
}

type Schema = Readonly<Record<string, ListParam>>;
type ValueOf<Param> =
  Param extends ZodMiniType<infer Value> ? Value : Param extends ParamCodec<infer Value> ? Value : never;
type Defaults<S extends Schema> = { readonly [Key in keyof S]?: ValueOf<S[Key]> };

/** The page from 1, each filter with a default, and the other filters if the address sets them. */
type ListValues<S extends Schema, D extends Defaults<S> = object> = { readonly page: number } & {
  readonly [Key in keyof S & keyof D]: ValueOf<S[Key]>;
} & { readonly [Key in Exclude<keyof S, keyof D>]?: ValueOf<S[Key]> | undefined };

/** The values that a list's parameters take, e.g. `type ProjectListParams = ListParamsOf<typeof projectListParams>`. */
export type ListParamsOf<Params extends { parse: (query: URLSearchParams) => unknown }> = ReturnType<
  Params['parse']
>;

/**
 * Declares the filters of a list page in its address, by the names of the query. Parsing is tolerant: an invalid value
 * counts as absent, an invalid page as the first. Writing leaves out the first page, defaults, and empty filters.
 * @param defaults values of filters that the address need not name
 */
export function listParams<const S extends Schema, const D extends Defaults<S> = object>(
  schema: S,
  defaults?: D,
) {
  type Values = ListValues<S, D>;
  const standard: Readonly<Record<string, unknown>> = { ...defaults };
  const format = (values: Partial<Values>): string => {
    const query = new URLSearchParams();
    const given = values as Readonly<Record<string, string | number | undefined>>;
    for (const [name, param] of Object.entries(schema)) {
      const value = given[name];
      if (value === undefined || value === standard[name]) continue;
      const text = 'format' in param ? param.format(value) : String(value);
      if (text !== '') query.set(name, text);
    }
    if (values.page !== undefined && values.page > 1) query.set('page', String(values.page));
    return query.toString();
  };
  return {
    /** The filters in the order of the address. */
    names: Object.keys(schema) as (keyof S & string)[],
    parse(query: URLSearchParams): Values {
      const values: Record<string, unknown> = { ...standard };
      for (const [name, param] of Object.entries(schema)) {
        const value = parseParam(param, query.get(name));
        if (value !== undefined && value !== '') values[name] = value;
      }
      return { ...values, page: parsePageNumber(query) } as Values;
    },
    /** The query without `?`, empty for the first page of the unfiltered list. */
    format,
    /** The path followed by the query, if there is one. */
    href(path: string, values: Partial<Values>): string {
      const query = format(values);
      return query === '' ? path : `${path}?${query}`;
    },
  };
}

/** A filter that is on or off: present with this text, or absent. */
export function flagParam(text: string): ParamCodec<boolean> {
  return { parse: (given) => (given === text ? true : undefined), format: (on) => (on ? text : '') };
}

/** A typed keyword: trimmed, and cut at the maximum length of the platform. */
export const keywordParam: ParamCodec<string> = {
  parse: (text) => text.trim().slice(0, limits.keywordMax).trim(),
  format: (keyword) => keyword,
};

/**
 * The page number in an address: decimal digits, as our links write it.
 * @returns 1 for anything that the platform does not accept as a page number
 */
export function parsePageNumber(query: URLSearchParams, name = 'page'): number {
  const text = query.get(name) ?? '';
  const page = /^[1-9]\d*$/.test(text) ? Number(text) : 1;
  return page <= limits.pageNumber ? page : 1;
}

function parseParam(param: ListParam, text: string | null): unknown {
  if (text === null) return undefined;
  return 'format' in param ? param.parse(text) : param.safeParse(text).data;
}
