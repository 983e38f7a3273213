import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'

/** Greatest cost of one operation: a page of a hundred rows with a list in each fits, two such pages do not. */
export const mostCost = 2_500
/** A page without a size of its own, and a list without pages. */
export const usualRows = 20
export const mostRows = 100
/** A field of the root that costs so much sends messages, checks credentials or moves money (`@cost` in the SDL). */
export const sensitiveCost = 20

export interface OperationCost {
  readonly cost: number
  /** Sensitive fields of the root that would be executed. */
  readonly sensitive: number
}

type Variables = Readonly<Record<string, unknown>>

/**
 * What an operation costs at most: 1 for an object, `@cost` where the SDL says so, nothing for a plain value; in a list or page
 * all of it once for each row asked for (arguments `pageSize`, `first`, `last`, `limit`). Introspection is free: its
 * depth is limited elsewhere.
 */
export function measureCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables = {},
): OperationCost {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )
  const given = { ...defaultsOf(operation), ...variables }
  const root = schema.getRootType(operation.operation)
  if (root === undefined || root === null) return { cost: 0, sensitive: 0 }
  const sensitiveNames = new Set<string>()
  const fragmentCosts = new Map<string, number>()

  function ofSelections(selections: SelectionSetNode | undefined, type: GraphQLCompositeType, rows: number): number {
    let sum = 0
    for (const selection of selections?.selections ?? []) {
      if (selection.kind === Kind.FIELD) sum += ofField(selection, type, rows)
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        sum += ofSelections(selection.selectionSet, conditionType(selection.typeCondition?.name.value) ?? type, rows)
      } else {
        sum += ofFragment(selection.name.value, type, rows)
      }
    }
    return sum
  }

  /** Measured once for each size, since fragments that spread fragments would otherwise take exponential time. */
  function ofFragment(name: string, type: GraphQLCompositeType, rows: number): number {
    const key = `${name} ${rows}`
    const known = fragmentCosts.get(key)
    if (known !== undefined) return known
    const fragment = fragments.get(name)
    const cost = ofSelections(fragment?.selectionSet, conditionType(fragment?.typeCondition.name.value) ?? type, rows)
    fragmentCosts.set(key, cost)
    return cost
  }

  function conditionType(name: string | undefined): GraphQLCompositeType | undefined {
    const type = name === undefined ? undefined : schema.getType(name)
    return isCompositeType(type) ? type : undefined
  }

  function ofField(node: FieldNode, parent: GraphQLCompositeType, rows: number): number {
    if (node.name.value.startsWith('__') || (isAbstractType(parent) && !('getFields' in parent))) return 0
    const field = 'getFields' in parent ? parent.getFields()[node.name.value] : undefined
    if (field === undefined) return 0
    const own = declaredCost(field)
    if (parent === root && own !== undefined && own >= sensitiveCost)
      sensitiveNames.add(node.alias?.value ?? node.name.value)
    const type = getNamedType(field.type)
    if (!isCompositeType(type)) return own ?? 0
    const asked = rowsAsked(node, given)
    // A page (`items`, `edges`) takes its size from the field above it.
    const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type)
    const factor = isList ? (asked ?? rows) : 1
    return factor * ((own ?? 1) + ofSelections(node.selectionSet, type, asked ?? usualRows))
  }

  const cost = ofSelections(operation.selectionSet, root, usualRows)
  return { cost, sensitive: sensitiveNames.size }
}

/** What the SDL says a field costs (`@cost`); undefined where it says nothing. */
/** What variables are where the request does not say: a document may hold its page size in a default. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)]],
    ),
  )
}

export function declaredCost(field: GraphQLField<unknown, unknown>): number | undefined {
  const value = field.astNode?.directives
    ?.find((directive) => directive.name.value === 'cost')
    ?.arguments?.find((argument) => argument.name.value === 'value')?.value
  return value?.kind === Kind.INT ? Number(value.value) : undefined
}

/** The number of rows a field is asked for, if it says; never more than a page may have. */
function rowsAsked(node: FieldNode, variables: Variables): number | undefined {
  for (const { name, value } of node.arguments ?? []) {
    const given = givenValue(value, variables)
    const size = name.value === 'page' ? (given as { pageSize?: unknown } | null | undefined)?.pageSize : given
    if (['page', 'first', 'last', 'limit'].includes(name.value) && typeof size === 'number')
      return Math.min(Math.max(size, 1), mostRows)
  }
  return undefined
}

function givenValue(node: ValueNode, variables: Variables): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value]
  if (node.kind === Kind.INT) return Number(node.value)
  if (node.kind !== Kind.OBJECT) return undefined
  return Object.fromEntries(node.fields.map((field) => [field.name.value, givenValue(field.value, variables)]))
}
