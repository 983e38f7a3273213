// The documents of the console's plain resources, and what its data provider has to know of them: all of it follows from the schema.
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  parse,
  print,
} from 'graphql'
import { Shortfall } from './terminal.mjs'

/** @typedef {import('../../admin/resources/plain-resources.ts').PlainResource} PlainResource */
/** @typedef {'list' | 'one' | 'create' | 'update' | 'delete'} Verb */
/** @typedef {import('graphql').FragmentDefinitionNode} Fragment */

/**
 * What one resource is made from.
 * @typedef {object} Source
 * @property {string} name as react-admin calls the resource
 * @property {PlainResource} plain
 * @property {readonly Fragment[]} fragments those of its own file
 */

/** What react-admin's call of a verb fills in (`admin/providers/build-query.ts`). @type {Record<Verb, readonly string[]>} */
const filledIn = {
  list: ['filter', 'order', 'page'],
  one: ['id'],
  create: ['input'],
  update: ['id', 'input'],
  delete: ['id', 'reason'],
}

/** Every verb, in the usual order. */
export const verbs = /** @type {readonly Verb[]} */ (Object.keys(filledIn))
const theList = 'admin/resources/plain-resources.ts'

/**
 * The verbs that a resource has, in their usual order.
 * @param {PlainResource} plain
 */
export const verbsOf = (plain) => verbs.filter((verb) => plain[verb] !== undefined)

/**
 * Name of the operation of a verb: `ConsoleBannersList`.
 * @param {string} resource
 * @param {Verb} verb
 */
export const operationName = (resource, verb) => `Console${capital(resource)}${capital(verb)}`

/**
 * The documents of all verbs of a resource.
 * @param {import('graphql').GraphQLSchema} schema
 * @param {Source} source
 */
export function documentsOf(schema, source) {
  return verbsOf(source.plain)
    .map((verb) => documentOf(schema, source, verb))
    .join('\n\n')
}

/**
 * The document of one verb, named and laid out as the data provider reads it: `page`, `record` or `payload`.
 * @param {import('graphql').GraphQLSchema} schema
 * @param {Source} source
 * @param {Verb} verb
 * @throws {Shortfall} when the schema has no such root field, or one that is not plain
 */
export function documentOf(schema, source, verb) {
  const root = rootOf(schema, source, verb)
  const what = `${source.name}: ${root.name}`
  const unknown = root.args.find((argument) => isRequiredArgument(argument) && !filledIn[verb].includes(argument.name))
  if (unknown) throw byHand(`${what} demands \`${unknown.name}\`, which the console has no value for in ${verb}.`, verb)
  const variables = listed(root.args.map(({ name, type }) => `$${name}: ${type}`))
  const given = listed(root.args.map(({ name }) => `${name}: $${name}`))
  const kind = verb === 'list' || verb === 'one' ? 'query' : 'mutation'
  const selection = selectionOf(source, verb, root, what)
  return print(parse(`${kind} ${operationName(source.name, verb)}${variables} { ${selection(given)} }`))
}

/**
 * @param {import('graphql').GraphQLSchema} schema
 * @param {Source} source
 * @param {Verb} verb
 */
function rootOf(schema, { name, plain }, verb) {
  const type = verb === 'list' || verb === 'one' ? schema.getQueryType() : schema.getMutationType()
  const root = type?.getFields()[plain[verb] ?? '']
  if (root) return root
  throw new Shortfall(
    `${name}: the schema has no ${type?.name ?? 'root'} field \`${plain[verb]}\`.`,
    `Name the field that is its ${verb} in ${theList}.`,
  )
}

/**
 * @param {Source} source
 * @param {Verb} verb
 * @param {import('graphql').GraphQLField<unknown, unknown>} root
 * @param {string} what
 * @returns {(given: string) => string}
 */
function selectionOf(source, verb, root, what) {
  const type = getNamedType(root.type)
  if (verb === 'one') return (given) => `record: ${root.name}${given} { ...${fragmentOn(source, type, what)} }`
  if (verb !== 'list') {
    const record = recordOf(type, verb, what)
    const fragment = fragmentOn(source, getNamedType(record.type), what)
    const errors = 'userErrors { code ...ConsoleUserError }'
    return (given) => `payload: ${root.name}${given} { record: ${record.name} { ...${fragment} } ${errors} }`
  }
  if (isListType(getNullableType(root.type)))
    return (given) => `page: ${root.name}${given} { ...${fragmentOn(source, type, what)} }`
  const { items, pageInfo } = isObjectType(type) ? type.getFields() : {}
  if (!items || !pageInfo) throw byHand(`${what} answers neither a list nor a page.`, verb)
  const fragment = fragmentOn(source, getNamedType(items.type), what)
  return (given) => `page: ${root.name}${given} { items { ...${fragment} } pageInfo { totalItems } }`
}

/**
 * The one thing that a payload holds beside its failures.
 * @param {import('graphql').GraphQLNamedType} payload
 * @param {Verb} verb
 * @param {string} what
 */
function recordOf(payload, verb, what) {
  const fields = isObjectType(payload) ? Object.values(payload.getFields()) : []
  const [record, ...more] = fields.filter(({ name }) => name !== 'userErrors')
  if (record && more.length === 0 && fields.length === 2 && isObjectType(getNullableType(record.type))) return record
  const held = fields.map(({ name }) => name).join(', ')
  throw byHand(`${what} answers ${payload} (${held}), not one record and userErrors.`, verb)
}

/**
 * The resource's fragment on a type.
 * @param {Source} source
 * @param {import('graphql').GraphQLNamedType} type
 * @param {string} what
 */
function fragmentOn({ name, fragments }, type, what) {
  const fitting = fragments.filter(({ typeCondition }) => typeCondition.name.value === type.name)
  const [fragment, ...others] = fitting.map((found) => found.name.value)
  if (fragment && others.length === 0) return fragment
  const found = fragment ? `${[fragment, ...others].join(' and ')} are fragments` : 'there is no fragment'
  throw new Shortfall(
    `${what} answers ${type}, and ${found} on it in ${name}.graphql.`,
    'Leave one fragment on each type that a plain verb reads.',
  )
}

/**
 * The operations of a resource, as TypeScript: its documents by their verbs, and what the data provider sends with them.
 * @param {import('graphql').GraphQLSchema} schema
 * @param {Source} source
 */
function operationsOf(schema, source) {
  const { name, plain } = source
  const list = rootOf(schema, source, 'list').args
  const filter = list.find((argument) => argument.name === 'filter')
  const filterType = filter && getNamedType(filter.type)
  const own = list.filter((argument) => !filledIn.list.includes(argument.name))
  const filtered = own.length > 0 ? `(filter) => pick(filter, ${namesOf(own)})` : '() => ({})'
  const update = plain.update === undefined ? undefined : rootOf(schema, source, 'update')
  return [
    ...verbsOf(plain).map((verb) => `${verb}: ${name}.${operationName(name, verb)}Document`),
    ...(filter ? [] : [`listVariables: ${filtered}`]),
    ...(isInputObjectType(filterType) && 'ids' in filterType.getFields() ? ['takesIds: true'] : []),
    ...(update?.args.every((argument) => argument.name !== 'id') ? ['idInInput: true'] : []),
    ...(plain.input ? [`input: ${inputOf(schema, source)}`] : []),
  ]
}

/**
 * The function that takes out of a form what create and update want, as TypeScript.
 * @param {import('graphql').GraphQLSchema} schema
 * @param {Source} source
 */
function inputOf(schema, source) {
  const [form, ...others] = verbsOf(source.plain)
    .flatMap((verb) => rootOf(schema, source, verb).args.filter(({ name }) => name === 'input'))
    .map(({ type }) => fieldsOf(getNamedType(type)).filter(({ name }) => name !== 'id'))
  if (!form || others.some((other) => namesOf(other) !== namesOf(form)))
    throw new Shortfall(
      `${source.name}: create and update do not take the same fields.`,
      `Leave \`input\` out in ${theList}, and write it in operations.ts.`,
    )
  const parts = form.filter(({ type }) => isInputObjectType(getNamedType(type)))
  const values = form.filter((field) => !parts.includes(field))
  const picked = parts.map(({ name, type }) => {
    const inner = fieldsOf(getNamedType(type))
    const deep = inner.find((field) => isInputObjectType(getNamedType(field.type)))
    if (deep)
      throw new Shortfall(
        `${source.name}: \`${name}.${deep.name}\` of its input is too deep to be taken from a form as it is.`,
        `Leave \`input\` out in ${theList}, and write it in operations.ts.`,
      )
    return `${name}: ${isListType(getNullableType(type)) ? 'pickEach' : 'pickOne'}(data.${name}, ${namesOf(inner)})`
  })
  const picks = `pick(data, ${namesOf(values)})`
  return picked.length === 0 ? `(data) => ${picks}` : `(data) => ({ ${[`...${picks}`, ...picked].join(', ')} })`
}

/** @param {import('graphql').GraphQLNamedType} type */
const fieldsOf = (type) => (isInputObjectType(type) ? Object.values(type.getFields()) : [])

/** @param {readonly { name: string }[]} fields */
const namesOf = (fields) =>
  fields
    .map(({ name }) => `'${name}'`)
    .sort()
    .join(', ')

/**
 * The file that `operations.ts` starts from.
 * @param {import('graphql').GraphQLSchema} schema
 * @param {readonly Source[]} sources
 */
export function registryOf(schema, sources) {
  const imports = sources.map(({ name }) => `import * as ${name} from './${name}/generated/verbs.generated.ts'`)
  const rows = sources.map((source) => {
    const lines = operationsOf(schema, source).map((line) => `    ${line},\n`)
    return `  ${source.name}: {\n${lines.join('')}  },\n`
  })
  return `import { pick, pickEach, pickOne, type ResourceOperations } from '../providers/resource-operations.ts'
${imports.join('\n')}

/** What plain resources can do, by their name. */
export const plainOperations = {
${rows.join('')}} satisfies Readonly<Record<string, ResourceOperations>>
`
}

/**
 * @param {string} missing
 * @param {Verb} verb
 */
const byHand = (missing, verb) =>
  new Shortfall(missing, `Leave ${verb} out in ${theList}, and write its document by hand.`)

/** @param {readonly string[]} parts */
const listed = (parts) => (parts.length === 0 ? '' : `(${parts.join(', ')})`)

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)
