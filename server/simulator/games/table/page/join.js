import { askState, tellParent } from '../../page/calls.js'
import { setBalance } from '../../page/meters.js'
import { showNotice } from '../../page/notice.js'
import { listen } from '../../page/stream.js'
import { closeWager } from '../../page/wagers.js'

/** @typedef {import('../../page/calls.js').Wager} Wager */
/**
 * What the server tells of a table. `elapsed` and `whole` are milliseconds of the phase; `whole` and `drawn` are null while
 * they are secret.
 * @typedef {{ number: number, phase: 'BETTING'|'CLOSED'|'REVEALING'|'RESULT', elapsed: number, whole: number | null,
 *   shown: any, drawn: any, history: any[] }} TableView
 */

const lastStates = ['SETTLED', 'REFUSED', 'ROLLED_BACK', 'VOIDED']

/**
 * What a stake at a table was placed on.
 * @param {Wager} wager
 * @returns {{ number: number, on: any }}
 */
export function choiceOf(wager) {
  return /** @type {{ number: number, on: any }} */ (wager.choice)
}

/**
 * Sits down at the table: its clock and this player's stakes, told as they change.
 * @param {{ onTable: (view: TableView) => void, onWagers: (wagers: Wager[]) => void }} handlers
 */
export function joinTable({ onTable, onWagers }) {
  /** @type {Map<string, Wager>} */
  const known = new Map()

  /** @param {Wager} wager */
  function note(wager) {
    const before = known.get(wager.id)
    const isOver = before !== undefined && lastStates.includes(before.state)
    // The answer to a press may come after what the stream said of the same wager.
    if (isOver || before?.state === wager.state) return
    known.set(wager.id, wager)
    if (lastStates.includes(wager.state)) closeWager(wager)
    else if (wager.balance !== null) {
      setBalance(wager.balance)
      tellParent('balance-changed')
    }
  }

  /** Stakes of before: those that were watched go on, others that are over are known without another word. @param {Wager[]} earlier */
  function takeUp(earlier) {
    for (const wager of earlier) {
      if (known.has(wager.id) || !lastStates.includes(wager.state)) note(wager)
      else known.set(wager.id, wager)
    }
    onWagers([...known.values()])
  }

  /** @param {Wager[]} wagers */
  function take(wagers) {
    wagers.forEach(note)
    onWagers([...known.values()])
  }

  listen('/table', (message) => {
    const { table, wagers, earlier } = /** @type {{ table?: TableView, wagers?: Wager[], earlier?: Wager[] }} */ (
      message
    )
    if (table) {
      for (const wager of known.values()) {
        if (choiceOf(wager).number < table.number - 1) known.delete(wager.id)
      }
      onTable(table)
    }
    if (earlier) takeUp(earlier)
    if (wagers) take(wagers)
  })
  askState().then(
    ({ balance }) => setBalance(balance),
    (error) => showNotice(error.code ?? 'NETWORK'),
  )
  return { take }
}
