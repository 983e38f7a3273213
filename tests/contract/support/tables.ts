import { basename } from 'node:path'
import { filesUnder, read, sourcesUnder } from './files.ts'
import { blank } from './source.ts'

/** What a file does to a table. */
export interface TableUse {
  readonly file: string
  readonly module: string
  readonly table: string
  readonly writes: boolean
}

const platform = 'server/platform'

const modules = [...new Set(filesUnder(`${platform}/modules`).map((path) => path.split('/')[3] ?? ''))]

/** The module that a migration is named after: `0037_sign_in_days.sql` is of `sign-in-days`. */
export function moduleOfMigration(path: string): string | undefined {
  const words = `${basename(path, '.sql').slice(5)}_`
  return modules.find((module) => words.startsWith(`${module.replaceAll('-', '_')}_`))
}

const migrations = filesUnder(`${platform}/db/migrations`)
/** Tables that a later migration took away. */
const dropped = migrations.flatMap((path) => [...read(path).matchAll(/^drop table (\w+)/gm)].map(([, table]) => table))

/** The module that owns each table there is: the one whose migration makes it. */
export const ownerOfTable: ReadonlyMap<string, string> = new Map(
  migrations.flatMap((path) => {
    const module = moduleOfMigration(path) ?? ''
    return [...withoutNotes(read(path)).matchAll(/^create table (\w+)/gm)]
      .filter(([, table]) => !dropped.includes(table))
      .map(([, table]) => [table ?? '', module])
  }),
)

const modulePart = /^server\/platform\/(?:modules|db\/functions)\/([a-z-]+)\//

/** Product files of the platform; its database's own machinery knows tables of its own alone. */
const sources = sourcesUnder(platform).filter((path) => !/\.test\.ts$|\/testing\//.test(path) && !/^server\/platform\/db\//.test(path))
const functions = filesUnder(`${platform}/db/functions`)

const builder = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`]|\bsql(?:<[^`]*?>)?`|\.(?:raw|prepared)(?:<[^;()]*?>)?\(/
/** A literal that is a statement. */
const statement = /[`'"]\s*(?:select\s|with\s+\w+\s+as\s|insert into\s|update\s+\w+\s+set\s|delete from\s)/

/** Files with SQL in them, in builders or in words. */
export const filesWithSql: readonly string[] = sources.filter((path) => {
  const text = blank(read(path), { strings: false })
  return builder.test(text) || statement.test(text)
})

/** Who does what to which table: by the builders' calls, and by the words of SQL. */
export function tableUses(): TableUse[] {
  const known = (file: string, text: string, pattern: RegExp, writes: boolean): TableUse[] =>
    [...text.matchAll(pattern)]
      .map(([, table]) => ({ file, module: moduleOf(file), table: table ?? '', writes }))
      .filter(({ table }) => ownerOfTable.has(table))
  return [
    ...filesWithSql.map((file) => ({ file, text: blank(read(file), { strings: false }) })),
    ...functions.map((file) => ({ file, text: withoutNotes(read(file)) })),
  ].flatMap(({ file, text }) => [
    ...known(file, text, /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g, true),
    ...known(file, text, /\.(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|from|using)\(\s*['"](\w+)/g, false),
    ...known(file, text, /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?(\w+)/gi, true),
    ...known(file, text, /(?<!\bdelete\s+)\b(?:from|join)\s+(?:only\s+)?(\w+)/gi, false),
    ...known(file, text, /,\s*(\w+)(?:\s+(?:as\s+)?\w+)?\s+where\b/gi, false),
  ])
}

const moduleOf = (file: string): string => modulePart.exec(file)?.[1] ?? file.split('/')[2] ?? ''

/** SQL without its comments; every line keeps its place. */
function withoutNotes(sql: string): string {
  return sql.replace(/--.*$/gm, '')
}
