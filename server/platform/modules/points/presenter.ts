import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import type { StatementEntry } from '../ledger/service.ts'
import { type Goods, wordsIn } from './goods.ts'
import type { PointSettings } from './ratio.ts'
import type { RedemptionRow } from './repository/redemptions.ts'
import type { PointChange, PointConfig, PointReward, Redemption } from './schema.ts'

/** In which language something is read, and which one stands in for it. */
export interface Reading {
  readonly language: string
  readonly defaultLanguage: string
}

export const presentSettings = ({ steps, exchangeAmount, minimumPoints }: PointSettings) => ({
  steps: steps.map(({ from, points }) => ({ from: formatMoney(from), points: formatMoney(points) })),
  exchangeAmount: formatMoney(exchangeAmount),
  minimumPoints: formatMoney(minimumPoints),
})

export const presentConfig = (settings: PointSettings, currency: string): Static<typeof PointConfig> => ({
  currency,
  ...presentSettings(settings),
})

export function presentReward(
  goods: Goods,
  { language, defaultLanguage, currency }: Reading & { readonly currency: string },
): Static<typeof PointReward> {
  const { name, description, pictureUrl } = wordsIn(goods.words, language, defaultLanguage)
  return {
    id: goods.id,
    kind: goods.kind,
    name,
    description,
    pictureUrl,
    pointsRequired: formatMoney(goods.pointsRequired),
    amountRequired: formatMoney(goods.amountRequired),
    amountGiven: formatMoney(goods.amountGiven),
    currency,
    stock: goods.stock,
  }
}

export function presentRedemption(
  row: RedemptionRow,
  { language, defaultLanguage }: Reading,
): Static<typeof Redemption> {
  const names = row.names as Record<string, string>
  const { receiver_name: name, receiver_phone: phone, receiver_address: address } = row
  return {
    id: row.id,
    number: numberOf(row.id),
    kind: row.kind as Static<typeof Redemption>['kind'],
    name: names[language] ?? names[defaultLanguage] ?? Object.values(names)[0] ?? null,
    quantity: row.quantity,
    points: formatMoney(row.points),
    amountRequired: formatMoney(row.amount_required),
    amountGiven: formatMoney(row.amount_given),
    currency: row.currency,
    state: row.state as Static<typeof Redemption>['state'],
    remark: row.remark,
    receiver: name === null || phone === null || address === null ? null : { name, phone, address },
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

/** The random end of the id: short enough to be read out on the phone. */
const numberOf = (id: string): string => id.slice(-12).toUpperCase()

export const presentChange = ({ id, at, amount, after, document }: StatementEntry): Static<typeof PointChange> => ({
  id,
  at: at.toISOString(),
  change: formatMoney(amount),
  accumulated: formatMoney(after),
  kind: kindOf(document.kind, amount),
  documentId: document.id,
})

function kindOf(documentKind: string, change: bigint): Static<typeof PointChange>['kind'] {
  if (documentKind === 'redemption') return change < 0n ? 'REDEEMED' : 'RETURNED'
  if (change < 0n) return 'TAKEN_BACK'
  return documentKind === 'point-earning' ? 'EARNED' : 'GIVEN'
}
