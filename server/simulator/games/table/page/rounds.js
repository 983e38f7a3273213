import { showMessage, tell } from '../../page/message.js'
import { setWin } from '../../page/meters.js'
import { element, say } from '../../page/setup.js'
import { createChips } from './chips.js'
import { showPhase } from './clock.js'
import { joinTable } from './join.js'
import { drawBeadRoad, drawBigRoad } from './roads.js'
import { offerTableRules } from './rules-sheet.js'
import { watchWins } from './wins.js'

const [beadColumns, roadColumns] = [8, 16]

/** @typedef {import('./join.js').TableView} TableView */
/**
 * What a kind of table adds to the rounds.
 * @typedef {object} Parts
 * @property {{ limits: { lowest: number, highest: number }, rows: import('./rules-sheet.js').RulesRow[] }} own
 * @property {string[]} rules
 * @property {() => void} clear takes what the round before showed off the table
 * @property {(view: TableView) => void} [prepare] what is shown in every phase
 * @property {(view: TableView) => string} reveal begins to show what was drawn, from where its time is; the words with it
 * @property {(view: TableView) => { won: string[], sentence: string }} finish shows the result: the places that won, and its words
 * @property {(history: any[]) => { beads: Parameters<typeof drawBeadRoad>[1], sides: string[] }} roadsOf
 */

/**
 * Plays the rounds of a table with chips, one after another: its clock, the stakes, what was drawn, the roads and the rules.
 * @param {Parts} parts
 */
export function playRounds({ own, rules, clear, prepare = () => {}, reveal, finish, roadsOf }) {
  let shownRound = 0

  /** @param {TableView} view */
  function onTable(view) {
    showPhase(view)
    chips.setRound(view.number, view.phase === 'BETTING')
    if (view.number !== shownRound) {
      shownRound = view.number
      clear()
      chips.showWon([])
      setWin(0)
    }
    prepare(view)
    if (view.phase === 'BETTING') showMessage(say('table.choose'))
    if (view.phase === 'CLOSED') tell(say('phases.CLOSED'))
    if (view.phase === 'REVEALING') showMessage(reveal(view))
    if (view.phase === 'RESULT') {
      const { won, sentence } = finish(view)
      chips.showWon(won)
      tell(sentence)
    }
    const { beads, sides } = roadsOf(view.history)
    drawBeadRoad(element('beads'), beads, beadColumns)
    drawBigRoad(element('big-road'), sides, roadColumns)
  }

  const table = joinTable({
    onTable,
    onWagers(wagers) {
      chips.setWagers(wagers)
      showWins(wagers, shownRound)
    },
  })
  const showWins = watchWins()
  const chips = createChips({ limit: own.limits.highest, take: table.take })
  offerTableRules({ rules, rows: own.rows, limits: own.limits })
}
