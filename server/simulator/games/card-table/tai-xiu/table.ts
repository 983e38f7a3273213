import { Type } from 'typebox'
import { SimulatorError } from '../../../http/errors.ts'
import { type Html, html } from '../../../http/html.ts'
import { readInput } from '../../../http/input.ts'
import { fill, formatAmount, formatFigure, type Language, wordsOf } from '../../../http/language.ts'
import { presentWager } from '../../../play/present.ts'
import type { PlaySession } from '../../../play/sessions.ts'
import { stakesOf } from '../../../play/stakes.ts'
import type { Wager } from '../../../play/wager.ts'
import { amountScale } from '../../../play/wallet.ts'
import { stakeControl } from '../../page-shell.ts'
import { checkNoneOpen, PressKey } from '../../single-game.ts'
import { type OfSession, sessionAt, type TableVariant } from '../table.ts'
import { betCodes, type Dice, paysToOne, returnOf, throwDice, totals, winOf, wins } from './rules.ts'

const ThrowRequest = Type.Object({
  key: PressKey,
  bets: Type.Record(Type.String({ maxLength: 20 }), Type.Integer({ minimum: 1 }), {
    minProperties: 1,
    maxProperties: betCodes.length,
  }),
})
type Bets = Readonly<Record<string, number>>

/** What is kept with a throw; won are the bets that the dice decided so. */
interface ThrowContent {
  readonly choice: { readonly bets: Bets }
  readonly play: null
  readonly outcome: { readonly dice: Dice; readonly won: readonly string[] }
}

/** Three dice under a bowl: high and low, odd and even, three of a kind, totals. Several bets are one stake. */
export const taiXiu: TableVariant<ThrowContent> = {
  rtp: (returnOf('big') * 100).toFixed(2),

  setup: (language) => ({
    bets: betCodes.map((code) => ({
      code,
      pays: paysToOne(code),
      rtp: formatFigure((returnOf(code) * 100).toFixed(2), language),
    })),
  }),

  /** Nothing can be pressed before the script is there: a press it does not hear would be lost. */
  stage(language) {
    const words = wordsOf(language).games['card-table']
    const bet = (code: string, name: string, look: string) => {
      const pays = formatFigure(String(paysToOne(code)), language)
      return html`<button type="button" class="bet ${look}" data-code="${code}" disabled><b>${name}</b><small>${pays}:1</small></button>`
    }
    return html`<section class="stage dice-table" aria-label="${words.diceTable}"><div class="bowl" id="bowl"></div><div class="history"><ol class="throws" id="throws" aria-label="${words.throws}"></ol><button type="button" class="choice-button" id="clear" disabled>${words.clear}</button></div><div class="board" role="group" aria-label="${words.bet}">
${bet('small', words.bets.small, 'large')}${bet('big', words.bets.big, 'large')}
${bet('even', words.bets.even, 'middle')}${bet('triple', words.bets.triple, 'middle triple')}${bet('odd', words.bets.odd, 'middle')}
${totals.map((total) => bet(`total-${total}`, String(total), ''))}
</div></section>`
  },

  controls(language) {
    const words = wordsOf(language).games['card-table']
    return html`${stakeControl(language)}<button type="button" class="act" id="act" aria-keyshortcuts="Space" disabled>${words.openBowlEmpty}</button>`
  },

  mount(room, parts) {
    const { wagers, uniform } = parts
    room.post<OfSession>('/games/card-table/:session/throws', async (request) => {
      const { key, bets } = readInput(ThrowRequest, request.body)
      const session = sessionAt(parts, request.params.session, 'tai-xiu')
      const stake = checkBets(session, bets)
      checkNoneOpen(wagers, session, key)
      const wager = await wagers.playAtOnce(session.id, { key, stake, choice: { bets }, play: null }, () => {
        const dice = throwDice(uniform)
        const won = Object.keys(bets).filter((code) => wins(code, dice))
        return { outcome: { dice, won }, win: winOf(bets, dice) }
      })
      return presentWager(wager)
    })
    return { drawWager }
  },
}

/** The stake of all bets together. Each is made of the ladder's first chip and no higher than its last. Throws STAKE_NOT_OFFERED. */
function checkBets(session: PlaySession, bets: Bets): number {
  const ladder = stakesOf(session.currency) ?? []
  const [least = 0] = ladder
  const most = ladder.at(-1) ?? 0
  for (const [code, stake] of Object.entries(bets)) {
    if (!(betCodes as readonly string[]).includes(code))
      throw new SimulatorError(400, 'INVALID_INPUT', 'bets: no such bet')
    if (stake % least !== 0 || stake > most) {
      throw new SimulatorError(400, 'STAKE_NOT_OFFERED', 'bets: not on the ladder of this game')
    }
  }
  return Object.values(bets).reduce((sum, stake) => sum + stake, 0)
}

/** The dice and each bet with what it came to. */
function drawWager({ choice: { bets }, outcome, currency }: Wager<ThrowContent>, language: Language): Html {
  const words = wordsOf(language).games['card-table']
  const money = (amount: number) => formatAmount(amount / amountScale, currency, language)
  const nameOf = (code: string) =>
    code.startsWith('total-')
      ? fill(words.bets.total, { total: code.slice(6) })
      : words.bets[code as keyof typeof words.bets]
  const rows = Object.entries(bets).map(
    ([code, stake]) =>
      html`<tr><td>${nameOf(code)}</td><td class="number">${money(stake)}</td><td class="number">${
        outcome !== null && money(winOf({ [code]: stake }, outcome.dice))
      }</td></tr>`,
  )
  return html`<section class="card"><h2>${
    outcome ? `${outcome.dice.join(' · ')} = ${outcome.dice.reduce((sum, face) => sum + face, 0)}` : words.diceTable
  }</h2><table><tbody>${rows}</tbody></table></section>`
}
