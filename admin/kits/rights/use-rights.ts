import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { rightTo, rightWords, thingOf } from '../../lib/rights.ts'
import type { OperatorRight } from '../../lib/schema.generated.ts'
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

/** The right to read what another one is about; undefined where there is none. */
export const readOf = (right: OperatorRight) => rightTo(thingOf(right), 'read')

/** All rights there are, a row for each kind of thing, ordered by the words of the language; undefined until they are read. */
export function useRights() {
  const wordsOf = useRightWords()
  const { data, error, refetch } = useQuery({ queryKey: ['rights'], queryFn: () => read(ConsoleRightsDocument, {}) })
  const labelOf = ({ byLevel }: RightsRow) => {
    const first = LEVELS.flatMap((level) => byLevel[level])[0]
    return first === undefined ? '' : wordsOf(first.name)
  }
  const rows = data?.rights && rowsOf(data.rights).sort((one, other) => labelOf(one).localeCompare(labelOf(other)))
  return { rows, error, refetch }
}

export function rowsOf(rights: readonly Right[]): RightsRow[] {
  return [...new Set(rights.map(({ name }) => thingOf(name)))].map((resource) => {
    const own = rights.filter(({ name }) => thingOf(name) === resource)
    const at = (level: Level) => own.filter((right) => right.level === level)
    return { resource, byLevel: { READ: at('READ'), ACT: at('ACT'), APPROVE: at('APPROVE') } }
  })
}

/** The sentence of a right, as `locales/<language>/rights.json` has it. */
export function useRightWords(): (right: OperatorRight) => string {
  const translate = useTranslate()
  return (right) => translate(rightWords(right))
}
