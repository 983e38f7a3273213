import { type DocumentNode, Kind } from 'graphql'
import { orderFields } from './order-fields.generated.ts'

/** Fields that a list can be ordered by, as its rows call them; none where it takes no order. */
export function sortableFields(list: DocumentNode): readonly string[] {
  return fieldsOf(list).map(camelCase)
}

/** The variable `order` of a list; none where it cannot be ordered by that field, so that it comes as it does unless told. */
export function orderOf(list: DocumentNode, sort?: { field: string; order: 'ASC' | 'DESC' }) {
  const field = sort && fieldsOf(list).find((value) => camelCase(value) === sort.field)
  return field === undefined ? {} : { order: { field, direction: sort?.order } }
}

function fieldsOf({ definitions: [operation] }: DocumentNode): readonly string[] {
  const variables = operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : []
  const type = variables.find(({ variable }) => variable.name.value === 'order')?.type
  return type?.kind === Kind.NAMED_TYPE ? (orderFields[type.name.value] ?? []) : []
}

const camelCase = (value: string): string =>
  value.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
