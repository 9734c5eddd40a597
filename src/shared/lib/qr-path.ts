import qrcode from 'qrcode-generator';

/** White modules around the code, required by ISO/IEC 18004. */
const quietZone = 4;

/** A QR code of a text as one path; its size grows with the text. @returns the path and the modules of a side */
export function qrPath(text: string): { path: string; side: number } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column)) path += `M${column + quietZone} ${row + quietZone}h1v1h-1z`;
  return { path, side: count + 2 * quietZone };
}
