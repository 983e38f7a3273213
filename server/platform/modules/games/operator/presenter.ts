import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { presentWindow } from '../../vendors/operator/service.ts'
import { nameIn, pictureOf, presentBet } from '../presenter.ts'
import type { GameSubType, GameType } from '../schema.ts'
import type { OperatorBetRow, VendorTransactionRow } from './bets-repository.ts'
import type { OperatorGameRow } from './repository.ts'
import type { VendorTransaction } from './schema.ts'

type GameTypeName = Static<typeof GameType>
type Transaction = Static<typeof VendorTransaction>

export function presentOperatorGame(row: OperatorGameRow, language: string) {
  return {
    id: row.id,
    vendorCode: row.vendor_code,
    vendorName: row.vendor_name,
    vendorGameCode: row.vendor_game_code,
    gameType: row.game_type as GameTypeName,
    gameClassify: row.game_classify as Static<typeof GameSubType> | null,
    gameName: nameIn(row.names, language),
    pictureUrl: pictureOf(row.id, language),
    hasDemo: row.has_demo,
    listedAt: row.listed_at.toISOString(),
    availability: row.availability as 'OPEN' | 'MAINTENANCE' | 'OFF',
    maintenance: presentWindow(row),
    effective: row.effective,
    position: row.position,
    tags: row.tags,
    plays: row.plays,
  }
}

/** What the audit log keeps of a game: what operators can change. */
export function presentGameOffer(row: OperatorGameRow) {
  return {
    gameName: nameIn(row.names, 'vi'),
    availability: row.availability,
    maintenance: presentWindow(row),
    position: row.position,
    tags: row.tags,
  }
}

/** What the audit log keeps of a place of the lobby. */
export const presentChoices = (games: readonly OperatorGameRow[]) => ({
  games: games.map(({ id, names }) => ({ id, gameName: nameIn(names, 'vi') })),
})

export function presentOperatorBet(row: OperatorBetRow, language: string) {
  return {
    ...presentBet(row, language),
    memberId: row.member_id,
    account: row.account,
    transactionId: row.transaction_id,
    source: row.source,
  }
}

export function presentVendorTransaction(row: VendorTransactionRow) {
  return {
    transactionId: row.transaction_id,
    kind: row.kind as Transaction['kind'],
    outcome: row.outcome as Transaction['outcome'],
    amount: formatMoney(row.amount),
    balanceAfter: formatMoney(row.balance_after),
    transferId: row.transfer_id,
    at: row.created_at.toISOString(),
  }
}
