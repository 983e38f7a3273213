import { money, say, setup } from '../../page/setup.js'
import { make, offerRules } from '../../page/sheet.js'

/** @typedef {{ position: string, label: string, pays: string, returns: string }} RulesRow */

/**
 * The rules of a table: how it is played, what every position pays and returns, and what holds for all tables.
 * @param {{ rules: string[], rows: RulesRow[], limits?: { lowest: number, highest: number } }} parts
 */
export function offerTableRules({ rules, rows, limits }) {
  offerRules(() => {
    const table = make('table')
    const head = table.createTHead().insertRow()
    for (const key of ['position', 'pays', 'returns']) {
      const cell = make('th', say(`table.${key}`))
      cell.scope = 'col'
      head.append(cell)
    }
    const body = table.createTBody()
    for (const row of rows) {
      const line = body.insertRow()
      for (const text of [row.label, row.pays, row.returns]) line.insertCell().textContent = text
    }
    const lines = [say('returnRules', { rtp: setup.rtp }), ...rules, say('table.clockRules')]
    if (limits) {
      lines.push(say('table.limitRules', { lowest: money(limits.lowest), highest: money(limits.highest) }))
    }
    return [...lines.map((text) => make('p', text)), say('table.interrupted'), table]
  })
}

/** The sentences of the kind's rules. @returns {string[]} */
export function kindRules() {
  const rules = setup.words.rules
  return Array.isArray(rules) ? rules.map(String) : []
}
