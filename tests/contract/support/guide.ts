import { read } from './files.ts'

/** In whose name a snippet is sent. */
type Audience = 'visitor' | 'member' | 'operator'

/** An operation of a guide, with the blocks that follow it. */
export interface Snippet {
  readonly name: string
  readonly audience: Audience
  readonly query: string
  readonly variables: Record<string, unknown>
  /** What the guide says is answered, as far as it says it; undefined where it only says that it works. */
  readonly answer: unknown
}

/** The operations of a document, in order: ```graphql <audience>, then perhaps ```json variables and ```json answer. */
export function snippetsOf(path: string): Snippet[] {
  const blocks = [...read(path).matchAll(/^```(\w+) ?(\w*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', word = '', text = '']) => ({ language, word, text }),
  )
  return blocks.flatMap(({ language, word, text }, at) => {
    if (language !== 'graphql') return []
    const after = blocks.slice(at + 1)
    const end = after.findIndex((one) => one.language !== 'json')
    const own = after.slice(0, end === -1 ? undefined : end)
    const json = (kind: string): unknown => {
      const found = own.find((one) => one.word === kind)
      return found && JSON.parse(found.text)
    }
    const name = /(\w+)[\s(]/.exec(text.replace(/^\w+ /, ''))?.[1] ?? text
    const variables = (json('variables') ?? {}) as Record<string, unknown>
    return [{ name, audience: word as Audience, query: text, variables, answer: json('answer') }]
  })
}

/** Rows of the tables of a document, as their cells; heads and lines too. */
export const tableRows = (path: string): string[][] =>
  [...read(path).matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
