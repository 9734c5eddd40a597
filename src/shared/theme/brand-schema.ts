import * as z from 'zod/mini';
import { isBrandColour, isBrandFont, isBrandRadius } from './brand';

const valid = <Value>(isValid: (value: Value) => boolean, chinese: string, english: string) =>
  z.refine<Value>(isValid, { params: { chinese, english } });

/** The brand of the configuration. */
export const brandSchema = z.object({
  /** Main colour as `#rrggbb`; each theme takes a shade of it that can be read, `contrast` keeps its own colours. */
  colour: z.exactOptional(
    z.string().check(valid(isBrandColour, '应为 #rrggbb 形式的颜色', 'expects a colour such as #7a1fa2')),
  ),
  /** Corner radius of buttons and fields in pixels, 0 to 24; cards have more. */
  radius: z.exactOptional(
    z.number().check(valid(isBrandRadius, '应为 0 到 24 的数字', 'expects a number from 0 to 24')),
  ),
  /** CSS list of font families. */
  font: z.exactOptional(
    z.string().check(valid(isBrandFont, '应为 CSS 字体列表', 'expects a CSS list of font families')),
  ),
});
