import { DateTimeInput, type DateTimeInputProps } from 'react-admin'

/** What the browser has typed, on the clock of this machine, as the moment that it is: the server takes none without a zone. */
const momentOf = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString())

/** A date and a time of day, as an operator reads his clock. */
export function MomentInput(props: Omit<DateTimeInputProps, 'parse'>) {
  return <DateTimeInput {...props} parse={momentOf} />
}
