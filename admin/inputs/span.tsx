import { MomentInput } from './MomentInput.tsx'

/** Filters of a list of documents by when they were made: `from` and what came then or later, `to` alone excluded. */
export const span = [
  <MomentInput key="from" source="from" label="filters.from" />,
  <MomentInput key="to" source="to" label="filters.to" />,
]
