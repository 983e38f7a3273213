import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { read } from '../../providers/server.ts'
import { ConsoleRightsDocument, type ConsoleRightsQuery } from './rights.generated.ts'

export type Right = NonNullable<ConsoleRightsQuery['rights']>[number]
export type Level = Right['level']
export const LEVELS = ['READ', 'ACT', 'APPROVE'] as const satisfies readonly Level[]

/** The rights to one kind of thing, by how far they go. */
export interface RightsRow {
  readonly resource: string
  readonly byLevel: Readonly<Record<Level, readonly Right[]>>
}

const resourceOf = (name: string) => name.slice(0, name.indexOf('.'))
export const readOf = (name: string) => `${resourceOf(name)}.read`

/** All rights there are, a row for each kind of thing, ordered by the words of the language; undefined until they are read. */
export function useRights() {
  const wordsOf = useRightWords()
  const { data, error, refetch } = useQuery({ queryKey: ['rights'], queryFn: () => read(ConsoleRightsDocument, {}) })
  const labelOf = ({ byLevel }: RightsRow) => wordsOf(LEVELS.flatMap((level) => byLevel[level])[0]?.name ?? '')
  const rows = data?.rights && rowsOf(data.rights).sort((one, other) => labelOf(one).localeCompare(labelOf(other)))
  return { rows, error, refetch }
}

export function rowsOf(rights: readonly Right[]): RightsRow[] {
  return [...new Set(rights.map(({ name }) => resourceOf(name)))].map((resource) => {
    const own = rights.filter(({ name }) => resourceOf(name) === resource)
    const at = (level: Level) => own.filter((right) => right.level === level)
    return { resource, byLevel: { READ: at('READ'), ACT: at('ACT'), APPROVE: at('APPROVE') } }
  })
}

/** The sentence of a right, as `locales/<language>/rights.json` has it. */
export function useRightWords(): (name: string) => string {
  const translate = useTranslate()
  return (name) => translate(`rights.${name}`, { _: name })
}
