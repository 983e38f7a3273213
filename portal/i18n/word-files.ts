/**
 * The words of each language on offer are files of `locales/<language>/`, split per namespace and loaded when needed. The list of
 * them is longer than what the first page does with it, so it comes later.
 */
export const wordFiles = import.meta.glob<Record<string, unknown>>(
  ['../../locales/*/*.json', '!../../locales/*/{common,layout,lobby}.json'],
  { import: 'default' },
)
