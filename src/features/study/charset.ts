/**
 * Whether double-byte text is Big5, not GBK: its letters lie in the first rows, and many second bytes are below 0x80,
 * which GB2312 does not have, and GBK in letters of later or earlier rows only.
 */
export function isBig5(bytes: Uint8Array): boolean {
  const pairs = pairsOf(bytes);
  const common = pairs.filter(
    ([lead, trail]) => lead >= 0xa1 && lead <= 0xc6 && (trail < 0x7f || trail > 0xa0),
  );
  const low = pairs.filter(([, trail]) => trail < 0x7f);
  return common.length * 10 >= pairs.length * 9 && low.length * 10 > pairs.length;
}

/** Whether text of one byte a letter is likely: letters beyond ASCII rarely stand beside each other. */
export function isLatin(bytes: Uint8Array): boolean {
  const foreign = bytes.filter((byte) => byte > 0x7f).length;
  const single = bytes.filter(
    (byte, at) => byte > 0x7f && (bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 1] ?? 0) < 0x80,
  ).length;
  return single * 5 > foreign * 4;
}

/** The letters of two bytes in a text. */
export function pairsOf(bytes: Uint8Array): (readonly [lead: number, trail: number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = bytes.subarray(at, at + 2);
    if (lead < 0x81 || trail < 0x40) continue;
    pairs.push([lead, trail]);
    at += 1;
  }
  return pairs;
}
