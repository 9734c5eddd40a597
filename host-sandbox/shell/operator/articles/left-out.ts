/** What the platform leaves out of a text, since it would not be shown. */
export interface LeftOut {
  kind: 'element' | 'attribute' | 'address';
  name: string;
}

/** It in words, as in `<h1>、style 属性`; the empty text for nothing. */
export function namesOf(leftOut: readonly LeftOut[]): string {
  return leftOut.map(nameOf).join('、');
}

function nameOf({ kind, name }: LeftOut): string {
  if (kind === 'element') return `<${name}>`;
  if (kind === 'attribute') return `${name} 属性`;
  return name === 'img' ? '没有可用地址的图片' : '不能打开的链接地址';
}
