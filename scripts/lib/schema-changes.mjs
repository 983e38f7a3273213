// What changed between two states of the GraphQL schema, as whoever calls it from outside wants to read it: first what breaks a client.
import { diff } from '@graphql-inspector/core'
import { buildSchema, isObjectType, parse, print, visit } from 'graphql'

/** @typedef {{ breaking: string[], dangerous: string[], added: string[] }} SchemaChanges */

/**
 * Breaking is what an operation that was valid may fail by; dangerous what it may be surprised by, such as one more value of an enum;
 * the rest is new. Descriptions and how the gateway finds a value are no change; who may read a field is one.
 *
 * @param {string} before SDL
 * @param {string} after SDL
 * @returns {Promise<SchemaChanges>}
 */
export async function schemaChanges(before, after) {
  const [old, now] = [buildSchema(before), buildSchema(after)]
  /** @type {SchemaChanges} */
  const changes = { breaking: [], dangerous: [], added: [] }
  for (const { type, message, criticality, path } of await diff(old, now)) {
    // Of a type that is new, or gone, one line tells all.
    if (type.includes('DESCRIPTION') || type.startsWith('DIRECTIVE_') || isPartOfOne(path, old, now)) continue
    const line = message.replaceAll("'", '`')
    if (criticality.level === 'BREAKING') changes.breaking.push(line)
    else if (criticality.level === 'DANGEROUS') changes.dangerous.push(line)
    else changes.added.push(line)
  }
  changes.breaking.push(...narrowed(old, now))
  for (const lines of Object.values(changes)) lines.sort()
  return changes
}

/**
 * @param {string | undefined} path such as `Bet.game`, or `Query.bets.filter`
 * @param {import('graphql').GraphQLSchema} old
 * @param {import('graphql').GraphQLSchema} now
 */
function isPartOfOne(path, old, now) {
  const [type = '', field = '', ...parts] = path?.split('.') ?? []
  if (field === '') return false
  return [old, now].some((schema) => {
    const known = schema.getType(type)
    return known === undefined || (parts.length > 0 && isObjectType(known) && known.getFields()[field] === undefined)
  })
}

/**
 * Fields that were there and demand more of the caller now, which no comparison of types sees.
 *
 * @param {import('graphql').GraphQLSchema} old
 * @param {import('graphql').GraphQLSchema} now
 */
function narrowed(old, now) {
  const before = new Map(demands(old))
  return demands(now).flatMap(([field, demand]) => {
    const known = before.get(field)
    return known === undefined || known === demand || demand === ''
      ? []
      : [`Field \`${field}\` demands ${demand}${known === '' ? '' : ` instead of ${known}`}`]
  })
}

/**
 * What each field demands of the caller, an empty text where it is nothing.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {[field: string, demand: string][]}
 */
function demands(schema) {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).map(({ name, astNode }) => {
        const requires = astNode?.directives?.find((one) => one.name.value === 'requires')
        const said = requires?.arguments?.map(({ value }) => ('value' in value ? `\`${value.value}\`` : '')) ?? []
        return /** @type {[string, string]} */ ([`${type.name}.${name}`, said.join(' with ')])
      }),
    )
}

const next = '## Next'

/**
 * The log with what stands under "Next" written anew.
 *
 * @param {string} log
 * @param {SchemaChanges} changes
 */
export function withNext(log, { breaking, dangerous, added }) {
  const begin = log.indexOf(next)
  if (begin < 0) throw new Error(`The log has no part "${next}"`)
  const end = log.indexOf('\n## ', begin + next.length)
  const parts = [list('Breaking', breaking), list('Dangerous', dangerous), list('New', added)].filter(
    (part) => part !== '',
  )
  const body = parts.length === 0 ? 'Nothing.' : parts.join('\n\n')
  return `${log.slice(0, begin)}${next}\n\n${body}\n${end < 0 ? '' : log.slice(end)}`
}

/**
 * The log of a schema that is published: what was next has its day now.
 *
 * @param {string} log
 * @param {string} day YYYY-MM-DD
 */
export function withPublished(log, day) {
  return log.replace(next, `${next}\n\nNothing.\n\n## ${day}`)
}

/**
 * What clients depend on of a schema, without the words about it.
 *
 * @param {string} schema SDL
 */
export function withoutDescriptions(schema) {
  return `${print(visit(parse(schema), { enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined) }))}\n`
}

/**
 * @param {string} title
 * @param {string[]} lines
 */
const list = (title, lines) =>
  lines.length === 0 ? '' : `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`
