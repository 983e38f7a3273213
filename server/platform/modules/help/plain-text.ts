/** Content without the signs of its Markdown and in one line, to search in and to quote from. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '$1')
    .replace(/^(#{1,4}|[-*]|\d+[.)])\s+/gm, '')
    .replace(/\*\*([^*]+)\*\*|\*([^*]+)\*/g, (_, bold, italic) => bold ?? italic)
    .replace(/\s+/g, ' ')
    .trim()
}
