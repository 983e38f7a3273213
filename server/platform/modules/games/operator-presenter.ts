import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import type { OperatorBetRow, VendorTransactionRow } from './bets-repository.ts'
import type { Choices } from './catalogue-desk.ts'
import type { OperatorGameRow, VendorRow } from './operator-repository.ts'
import { nameIn, pictureOf, presentBet } from './presenter.ts'
import type { GameType } from './schema.ts'

type GameTypeName = Static<typeof GameType>

function windowOf({ maintenance_from, maintenance_until }: Pick<VendorRow, 'maintenance_from' | 'maintenance_until'>) {
  return maintenance_from === null || maintenance_until === null
    ? null
    : { from: maintenance_from.toISOString(), until: maintenance_until.toISOString() }
}

export function presentVendor(row: VendorRow) {
  return {
    id: row.code,
    name: row.name,
    availability: row.availability,
    maintenance: windowOf(row),
    effective: row.effective,
    position: row.position,
    adapter: row.adapter,
    games: row.games,
    openGames: row.open_games,
    gameTypes: row.game_types as GameTypeName[],
  }
}

export function presentOperatorGame(row: OperatorGameRow, language: string) {
  return {
    id: row.id,
    vendorCode: row.vendor_code,
    vendorName: row.vendor_name,
    vendorGameCode: row.vendor_game_code,
    gameType: row.game_type as GameTypeName,
    gameClassify: row.game_classify,
    gameName: nameIn(row.names, language),
    pictureUrl: pictureOf(row.id, language),
    hasDemo: row.has_demo,
    listedAt: row.listed_at.toISOString(),
    availability: row.availability as 'OPEN' | 'MAINTENANCE' | 'OFF',
    maintenance: windowOf(row),
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
    maintenance: windowOf(row),
    position: row.position,
    tags: row.tags,
  }
}

export const presentVendorOffer = (row: VendorRow) => ({
  availability: row.availability,
  maintenance: windowOf(row),
  position: row.position,
})

export const presentChoices = ({ games }: Choices) => ({
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
    kind: row.kind,
    outcome: row.outcome,
    amount: formatMoney(row.amount),
    balanceAfter: formatMoney(row.balance_after),
    transferId: row.transfer_id,
    at: row.created_at.toISOString(),
  }
}
