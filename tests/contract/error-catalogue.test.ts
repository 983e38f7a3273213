import { expect, it } from 'vitest'
import { type CatalogueEntry, others, phone, validation } from './error-catalogue.ts'
import { exists, read } from './support/files.ts'

const all = [...validation, ...phone, ...others]

/** `layout:maintenance.title` in a language; undefined when there is none. */
function wordsOf(key: string, language: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':')
  let found: unknown = JSON.parse(read(`locales/${language}/${namespace}.json`))
  for (const part of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[part]
  return typeof found === 'string' ? found : undefined
}

it.each(all)('“$message” has words in both languages and a test', ({ words, test: [file, title] }) => {
  for (const key of words) {
    for (const language of ['vi', 'en']) expect([language, key, wordsOf(key, language)]).not.toContain(undefined)
  }
  expect(exists(file), file).toBe(true)
  expect(read(file), file).toContain(title)
})

it('is written down in docs/error-catalogue.md', async () => {
  const text = [
    '# Error catalogue',
    '',
    'Each message of sections 5 and 8 of the specification, its words, and the test that reaches it.',
    'Written by `tests/contract/error-catalogue.test.ts` from `tests/contract/error-catalogue.ts`.',
    '',
    ...table('Validation (section 5)', validation),
    ...table('Phone authentication (section 8)', phone),
    ...table('Others (section 8)', others),
  ].join('\n')
  await expect(text).toMatchFileSnapshot('../../docs/error-catalogue.md')
})

function table(title: string, entries: readonly CatalogueEntry[]): string[] {
  const rows = entries.map(({ message, words, test: [file, name], remark }) => {
    const english = words.map((key) => `\`${key}\` ${wordsOf(key, 'en')}`).join('<br>')
    return `| ${message} | ${english} | ${file}${name ? ` › ${name}` : ''} | ${remark ?? ''} |`
  })
  return [`## ${title}`, '', '| message | words | test | remark |', '| --- | --- | --- | --- |', ...rows, '']
}
