/** The moment that a report names; undefined for what is none, or none that the database takes: then that of the report counts. */
export function readMoment(text: string): Date | undefined {
  const moment = new Date(text)
  const year = moment.getUTCFullYear()
  return year >= 1 && year <= 9999 ? moment : undefined
}
