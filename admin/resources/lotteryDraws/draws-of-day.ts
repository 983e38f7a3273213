/** The filter of the list as the server reads it: a day of the operator's calendar is the moments from its midnight on. */
export function drawsOfDay({ day, ...filter }: Readonly<Record<string, unknown>>): { filter: Record<string, unknown> } {
  const set = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined))
  if (typeof day !== 'string' || day === '') return { filter: set }
  const [from, to] = [new Date(`${day}T00:00`), new Date(`${day}T00:00`)]
  to.setDate(to.getDate() + 1)
  return { filter: { ...set, from: from.toISOString(), to: to.toISOString() } }
}
