import type { Transaction } from '../../../db/connection.ts'
import { dateAt } from '../../../lib/local-day.ts'
import { type LossParts, readDayLoss, readSlotLoss } from './loss-repository.ts'
import { readDayParts, readSlotParts, type TeamPart } from './parts-repository.ts'
import * as repository from './reading-repository.ts'

/** A window of whole days, or of five minutes within one day. */
export interface MeasuredWindow {
  readonly period: repository.MeasuredPeriod | 'HOUR' | 'REALTIME'
  readonly from: Date
  readonly until: Date
  /** The brand's, whose days are meant. */
  readonly zone: string
}

/** The last day that a window touches. */
export const lastDay = ({ until, zone }: Pick<MeasuredWindow, 'until' | 'zone'>): string =>
  dateAt(new Date(until.getTime() - 1), zone)

/** What teams came to in a window, as far as it is counted; teams to which nothing happened are left out. */
export function readMeasures(
  tx: Pick<Transaction, 'raw'>,
  merchantId: string,
  teams: readonly repository.MeasuredTeam[],
  { period, from, until, zone }: MeasuredWindow,
): Promise<repository.TeamMeasures[]> {
  if (period === 'HOUR' || period === 'REALTIME')
    return repository.readSlotMeasures(tx, merchantId, teams, { from, until, day: dateAt(from, zone) })
  return repository.readDayMeasures(
    tx,
    merchantId,
    teams,
    { from: dateAt(from, zone), to: lastDay({ until, zone }) },
    period,
  )
}

/**
 * What a team is made of in a window: its first member's own, and the team of each directly below, of which the same may be asked. Of the
 * first page each part stands with how many there are.
 */
export function readParts(
  database: Pick<Transaction, 'raw'>,
  merchantId: string,
  team: repository.MeasuredTeam,
  { period, from, until, zone }: MeasuredWindow,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ parts: TeamPart[]; total: bigint }> {
  if (period === 'HOUR' || period === 'REALTIME')
    return readSlotParts(database, merchantId, team, { from, until, day: dateAt(from, zone) }, page)
  return readDayParts(database, merchantId, team, { from: dateAt(from, zone), to: lastDay({ until, zone }) }, page)
}

/** What the loss of a team in a window is made of, as far as it is counted; its parts less each other are `loss` of `readMeasures`. */
export function readLoss(
  database: Pick<Transaction, 'raw'>,
  merchantId: string,
  team: repository.MeasuredTeam,
  { period, from, until, zone }: MeasuredWindow,
): Promise<LossParts> {
  if (period === 'HOUR' || period === 'REALTIME')
    return readSlotLoss(database, merchantId, team, { from, until, day: dateAt(from, zone) })
  return readDayLoss(database, merchantId, team, { from: dateAt(from, zone), to: lastDay({ until, zone }) })
}
