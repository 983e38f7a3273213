/** A text without its diacritics, `đ` included: `Thần Tài Đỏ` → `Than Tai Do`. For searching and for banks. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
}
