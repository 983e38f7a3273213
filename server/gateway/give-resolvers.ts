import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  valueFromAST,
} from 'graphql'

/** Types by name, and of each what it does by field: a function that resolves, or how it resolves and subscribes; of an enum its values inside. */
export type ResolverMap = Readonly<Record<string, object | undefined>>

/**
 * Gives the types of a schema what answers for them. The schema itself is changed, which nobody may have used yet: a new one, with new types,
 * for each thing that is given was a fifth of a node's start. Refuses what the schema does not have.
 */
export function giveResolvers(schema: GraphQLSchema, maps: readonly ResolverMap[]): void {
  for (const [name, given] of maps.flatMap(Object.entries)) {
    const type = schema.getType(name)
    if (type === undefined) throw new Error(`The schema has no type ${name}, for which there are resolvers`)
    for (const [key, value] of Object.entries(given ?? {})) give(type, key, value)
  }
  renewDefaults(schema)
}

function give(type: GraphQLNamedType, key: string, value: unknown): void {
  // What the type does itself, beside its fields: how a scalar is read, which object an interface is.
  if (key.startsWith('__')) {
    Object.assign(type, { [key.slice(2)]: value })
    return
  }
  if (isEnumType(type)) Object.assign(known(type.getValue(key), type, key), { value })
  else {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[key] : undefined
    Object.assign(known(field, type, key), typeof value === 'function' ? { resolve: value } : value)
  }
}

function known<Part extends object>(part: Part | null | undefined, type: GraphQLNamedType, key: string): Part {
  if (part == null) throw new Error(`The schema has no ${type.name}.${key}, for which there is a resolver`)
  return part
}

/** What fields are asked with unless told otherwise was read before enums and scalars had their values inside. */
function renewDefaults(schema: GraphQLSchema): void {
  const renew = (input: GraphQLArgument | GraphQLInputField) => {
    const said = input.astNode?.defaultValue
    if (said !== undefined) input.defaultValue = valueFromAST(said, input.type)
  }
  for (const type of Object.values(schema.getTypeMap()))
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach(renew)
    else if (isObjectType(type) || isInterfaceType(type))
      for (const { args } of Object.values(type.getFields())) args.forEach(renew)
  for (const { args } of schema.getDirectives()) args.forEach(renew)
}
