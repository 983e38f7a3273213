import { type Booked, CLOCK_SKEW, type Flow, type Moved } from '../compare.ts'
import type { Span } from '../days.ts'
import type { StatementEntry, StatementFailure } from '../gateways/bank-statement.ts'
import type { HouseAccount } from './accounts.ts'
import type { Dependencies } from './dependencies.ts'

type Views = Pick<Dependencies, 'payments' | 'withdrawals' | 'payoutAccount'>
type Order = Awaited<ReturnType<Dependencies['withdrawals']['bankView']['orderedByIds']>>[number]
type Received = Awaited<ReturnType<Dependencies['payments']['bankView']['receivedByIds']>>[number]

interface Sides {
  readonly moved: readonly Moved[]
  readonly booked: readonly Booked[]
}

/**
 * What the bank moved on an account and what our books say of it. The bank is asked as far back as anything that belongs to
 * the span may have been moved: an order may have been in doubt for hours before it was settled.
 */
export async function readSides(
  dependencies: Dependencies,
  account: HouseAccount,
  span: Span,
): Promise<Sides | { readonly failure: StatementFailure; readonly error?: unknown }> {
  const due = await bookedWithin(dependencies, account, span)
  const now = dependencies.clock.now().getTime()
  const earliest = due.reduce((first, { from }) => Math.min(first, from.getTime()), span.from.getTime())
  const answer = await dependencies.bank.read({
    account: account.number,
    from: new Date(earliest - CLOCK_SKEW),
    to: new Date(Math.max(span.to.getTime(), Math.min(span.to.getTime() + CLOCK_SKEW, now))),
  })
  if ('failure' in answer) return answer
  const entries = await withoutHand(dependencies, account, answer.entries)
  const orders = await ordersOf(dependencies, account, entries)
  const known = await bookedAs(dependencies, account, entries)
  const brands = await brandsOf(dependencies, account, entries)
  const named = [...known, ...[...orders.values()].flatMap(bookedOrders)]
  return { moved: entries.map((entry) => movedAs(entry, orders, brands)), booked: distinct([...due, ...named]) }
}

async function bookedWithin({ payments, withdrawals, payoutAccount }: Views, { number }: HouseAccount, span: Span) {
  const received = await payments.bankView.receivedWithin(number, span)
  const ordered = number === payoutAccount ? await withdrawals.bankView.orderedWithin(span) : []
  return [...received.map(bookedTransfer), ...ordered.flatMap(bookedOrders)]
}

/** What we have of the money that came in, whenever it was reported. */
async function bookedAs({ payments }: Views, { number }: HouseAccount, entries: readonly StatementEntry[]) {
  const ids = entries.filter(({ direction }) => direction === 'IN').map(({ id }) => id)
  return (await payments.bankView.receivedByIds(number, ids)).map(bookedTransfer)
}

/** The orders that the statement names; only the account that they are paid from may name any. */
async function ordersOf(
  { withdrawals, payoutAccount }: Views,
  { number }: HouseAccount,
  entries: readonly StatementEntry[],
): Promise<Map<string, Order>> {
  const ids = entries.map(({ orderId }) => orderId).filter((id) => id !== null)
  const orders = number === payoutAccount ? await withdrawals.bankView.orderedByIds([...new Set(ids)]) : []
  return new Map(orders.map((order) => [order.id, order]))
}

/**
 * Leaves out what left by hand, without an order of ours: payments and returns whose references operators gave. They may
 * leave from any account, so that nothing can be missed here, and what is known of them is no difference.
 */
async function withoutHand(
  { payments, withdrawals }: Views,
  { number }: HouseAccount,
  entries: readonly StatementEntry[],
): Promise<StatementEntry[]> {
  const isByHand = ({ direction, orderId }: StatementEntry) => direction === 'OUT' && orderId === null
  const references = entries.filter(isByHand).map(({ reference }) => reference)
  if (references.length === 0) return [...entries]
  const paid = await withdrawals.bankView.paidByHand(references)
  const sentBack = await payments.bankView.sentBackByHand(number, references)
  const nameOf = ({ reference, currency, amount }: Pick<StatementEntry, 'reference' | 'currency' | 'amount'>) =>
    `${reference} ${currency} ${amount}`
  const known = new Set([...paid, ...sentBack].map(nameOf))
  return entries.filter((entry) => !(isByHand(entry) && known.has(nameOf(entry))))
}

/** Whose money it is that we may know nothing of: the account's, and where it is several brands', whose deposit its purpose names. */
async function brandsOf(
  { payments }: Views,
  { merchantIds }: HouseAccount,
  entries: readonly StatementEntry[],
): Promise<(entry: StatementEntry) => string | null> {
  const [only, ...others] = merchantIds
  if (only === undefined || others.length === 0) return () => only ?? null
  const contents = entries.map(({ content }) => content)
  const named = await payments.bankView.brandsNamedIn(contents, merchantIds)
  return ({ content }) => named.get(content) ?? null
}

function movedAs(
  entry: StatementEntry,
  orders: ReadonlyMap<string, Order>,
  brandOf: (entry: StatementEntry) => string | null,
): Moved {
  const { id, direction, amount, currency, reference, orderId, at } = entry
  const order = orderId === null ? undefined : orders.get(orderId)
  return {
    flow: flowOf(entry),
    key: orderId ?? id,
    id,
    currency,
    amount,
    reference,
    merchantId: order?.merchantId ?? (direction === 'IN' && orderId === null ? brandOf(entry) : null),
    withdrawalId: order?.withdrawalId ?? null,
    at,
  }
}

function flowOf({ direction, orderId }: StatementEntry): Flow {
  if (direction === 'OUT') return 'OUT'
  return orderId === null ? 'IN' : 'BACK'
}

const bookedTransfer = ({ bankId, ...transfer }: Received): Booked => ({
  flow: 'IN',
  key: bankId,
  withdrawalId: null,
  ...transfer,
})

function bookedOrders({ id, merchantId, withdrawalId, currency, paid, returned }: Order): Booked[] {
  const about = { key: id, id, merchantId, withdrawalId, currency }
  return [
    ...(paid === undefined ? [] : [{ ...about, flow: 'OUT' as const, ...paid }]),
    ...(returned === undefined ? [] : [{ ...about, flow: 'BACK' as const, ...returned }]),
  ]
}

/** What belongs to the span may be named by the bank too. */
const distinct = (booked: readonly Booked[]): Booked[] => [
  ...new Map(booked.map((one) => [`${one.flow} ${one.key}`, one])).values(),
]
