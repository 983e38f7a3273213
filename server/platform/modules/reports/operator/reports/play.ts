import type { Transaction } from '../../../../db/connection.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { nameIn } from '../../../games/service.ts'
import { assemble, shareOf } from './assemble.ts'
import { nameGames, PLAY, type PlayedBy, type PlayFilter, type PlaySums, sumPlay } from './play-repository.ts'
import type { ReportSpan } from './span.ts'

/** What was played, and which part of the stakes members got back. */
export const presentPlay = ({ bets, stake, valid_bet, payout }: PlaySums) => ({
  bets: Number(bets),
  stake: formatMoney(stake),
  validBet: formatMoney(valid_bet),
  payout: formatMoney(payout),
  grossRevenue: formatMoney(stake - payout),
  playedReturn: shareOf(payout, stake),
})

/** What was played by games, vendors, categories or hours of the day; most staked first. Games have their name in a language. */
export async function readPlay(
  tx: Pick<Transaction, 'raw'>,
  span: ReportSpan,
  { by, language, ...filter }: PlayFilter & { readonly by: PlayedBy; readonly language: string },
) {
  const reading = await sumPlay(tx, span, filter, by)
  const report = assemble(span, reading, { names: PLAY, rank: ({ stake }) => stake, present: presentPlay })
  if (by !== 'game') return report
  const names = await nameGames(
    tx,
    report.rows.flatMap(({ key }) => (/^[0-9a-f-]{36}$/.test(key) ? [key] : [])),
  )
  return { ...report, rows: report.rows.map((row) => ({ ...row, name: nameIn(names.get(row.key), language) || null })) }
}
