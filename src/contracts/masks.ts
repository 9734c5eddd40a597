/** `13800000001` as `138****0001`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** `11010519491231002X` as `110*************2X`: recognizable for its owner only. */
export function maskIdNumber(idNumber: string): string {
  return `${idNumber.slice(0, 3)}${'*'.repeat(13)}${idNumber.slice(-2)}`;
}

/** `张小三` as `张*三`, `张三` as `张*`, a letter with its marks: shown to those who verify a certificate. */
export function maskName(name: string): string {
  const characters = name.match(/\P{M}\p{M}*/gu) ?? [];
  const last = characters.length > 2 ? characters[characters.length - 1] : '';
  return `${characters[0] ?? ''}${'*'.repeat(Math.max(1, characters.length - (last ? 2 : 1)))}${last}`;
}
