import { DateTimeInput } from 'react-admin'

/** Filters of a list of documents by when they were made: `from` and what came then or later, `to` alone excluded. */
export const span = [
  <DateTimeInput key="from" source="from" label="filters.from" />,
  <DateTimeInput key="to" source="to" label="filters.to" />,
]
