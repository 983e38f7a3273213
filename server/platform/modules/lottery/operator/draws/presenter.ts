import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import type { Static } from 'typebox'
import { formatMoney } from '../../../../lib/money.ts'
import type { CorrectionRow } from '../../draws/corrections/corrections-repository.ts'
import type { CorrectionPreview } from '../../draws/corrections/preview.ts'
import { isOfFeed } from '../../draws/results.ts'
import type { EntryRow } from '../../draws/results-repository.ts'
import type { ExposureRow, OperatorDrawRow } from './repository.ts'
import type {
  DrawCorrection,
  DrawCorrectionPreview,
  DrawDetail,
  DrawExposure,
  DrawResultEntry,
  OperatorDraw,
} from './schema.ts'
import type { DrawView } from './service.ts'

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null
const numbersOf = (result: DrawResult | null): string[][] | null => result?.map((group) => [...group]) ?? null

/** What the lottery of a draw is called, in the caller's language. */
export const nameOf = ({ names, lottery_code }: OperatorDrawRow, language: string): string =>
  names[language] ?? names.vi ?? lottery_code

export function presentDraw(draw: OperatorDrawRow, language: string): Static<typeof OperatorDraw> {
  return {
    id: draw.id,
    gameCode: draw.lottery_code,
    gameName: nameOf(draw, language),
    family: draw.family,
    number: draw.number,
    state: draw.state,
    isOfficial: draw.commitment === null,
    opensAt: draw.opens_at.toISOString(),
    closesAt: draw.closes_at.toISOString(),
    drawsAt: draw.draws_at.toISOString(),
    drawnAt: timeOf(draw.drawn_at),
    settledAt: timeOf(draw.settled_at),
    result: draw.result,
    resultVersion: draw.result_version,
    commitment: draw.commitment,
    seed: draw.seed,
  }
}

const presentExposure = ({ play_type, number, stake, payout }: ExposureRow): Static<typeof DrawExposure> => ({
  playType: play_type,
  number,
  stake: formatMoney(stake),
  payout: formatMoney(payout),
})

/** Whoever enters second must not be able to copy the first: another person's entry is shown once it is decided or held. */
function presentEntry(entry: EntryRow, draw: OperatorDrawRow, viewer: string): Static<typeof DrawResultEntry> {
  const isFeed = isOfFeed(entry)
  const isOwn = entry.entered_by === viewer
  const isHidden = draw.state === 'CLOSED' && !isOwn && entry.result_version > draw.result_version
  return {
    enteredBy: entry.entered_account,
    isFeed,
    isOwn,
    resultVersion: entry.result_version,
    result: isHidden ? null : (entry.result as string[][]),
    enteredAt: entry.entered_at.toISOString(),
  }
}

export function presentDetail(detail: DrawView, language: string, viewer: string): Static<typeof DrawDetail> {
  const { draw, figures, audit } = detail
  return {
    draw: presentDraw(draw, language),
    figures: {
      bets: figures.bets,
      openBets: figures.open_bets,
      stake: formatMoney(figures.stake),
      payout: formatMoney(figures.payout),
      currency: figures.currency,
    },
    totals: detail.totals.map(presentExposure),
    numbers: detail.numbers.map(presentExposure),
    entries: detail.entries.map((entry) => presentEntry(entry, draw, viewer)),
    corrections: detail.corrections.map(presentCorrection),
    audit: { ...audit, recomputedResult: numbersOf(audit.recomputedResult) },
  }
}

/** What the audit log keeps of an entry: the draw and what the operator entered. */
export const presentForAudit = ({ draw, entries }: DrawView) => ({
  gameCode: draw.lottery_code,
  number: draw.number,
  state: draw.state,
  result: draw.result,
  entries: entries.map((entry) => ({
    by: entry.entered_account,
    version: entry.result_version,
    result: entry.result,
  })),
})

export function presentCorrection(row: CorrectionRow): Static<typeof DrawCorrection> {
  return {
    id: row.id,
    drawId: row.draw_id,
    gameCode: row.lottery_code,
    number: row.number,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    result: numbersOf(row.result),
    askedBy: row.asked_account,
    askedAt: row.asked_at.toISOString(),
    decidedBy: row.decided_account,
    decidedAt: timeOf(row.decided_at),
    decisionReason: row.decision_reason,
    finishedAt: timeOf(row.finished_at),
    bets: row.bets,
    payoutBefore: formatMoney(row.payout_before),
    payoutAfter: formatMoney(row.payout_after),
    uncollected: formatMoney(row.uncollected),
  }
}

type Preview = Static<typeof DrawCorrectionPreview>

export function presentPreview(preview: CorrectionPreview): Preview {
  return {
    bets: preview.bets,
    memberCount: preview.memberCount,
    ...presentEffect(preview),
    uncollectedWins: preview.uncollectedWins,
    validBetChange: formatMoney(preview.validBetChange),
    members: preview.members.map((member) => ({
      memberId: member.memberId,
      memberAccount: member.memberAccount,
      balance: formatMoney(member.balance),
      ...presentEffect(member),
    })),
    teamCount: preview.teamCount,
    teams: preview.teams.map(({ validBet, profit, ...team }) => ({
      ...team,
      validBet: formatMoney(validBet),
      profit: formatMoney(profit),
    })),
    hours: preview.hours.map((hour) => ({
      hour: hour.hour.toISOString(),
      gameType: hour.gameType as Preview['hours'][number]['gameType'],
      bets: hour.bets,
      stake: formatMoney(hour.stake),
      validBet: formatMoney(hour.validBet),
      payout: formatMoney(hour.payout),
    })),
  }
}

const presentEffect = (
  effect: Pick<CorrectionPreview, 'returned' | 'rebateTaken' | 'payoutBefore' | 'payoutAfter' | 'uncollected'>,
) => ({
  stakeReturned: formatMoney(effect.returned),
  rebateTaken: formatMoney(effect.rebateTaken),
  payoutBefore: formatMoney(effect.payoutBefore),
  payoutAfter: formatMoney(effect.payoutAfter),
  uncollected: formatMoney(effect.uncollected),
})
