import { httpErrors } from '../../../../http/errors.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import type { Money } from '../../../../lib/money.ts'
import { demand } from '../../../operators/service.ts'
import type { Limit } from '../../subjects.ts'
import { linesRights } from '../policy.ts'
import { findDay, listBelow, listInForce, listLines } from '../repository.ts'
import type { LinesOperatorDependencies } from './dependencies.ts'
import { findOperatorLine, readToday } from './read.ts'

/** How many contracts are named; all are counted. */
const MOST_NAMED = 100

interface Reference {
  readonly id: string
  readonly account: string
}

export interface MovePreview {
  readonly day: string
  readonly from: Reference | null
  readonly to: Reference | null
  readonly members: number
  readonly today: { readonly stake: Money; readonly valid_bet: Money; readonly payout: Money }
  readonly contracts: {
    readonly id: string
    readonly kind: string
    readonly payeeAccount: string
    readonly until: Date
  }[]
  readonly contractCount: number
  readonly rulesLeft: readonly Limit[]
  readonly rulesMet: readonly Limit[]
}

/** What moving a line under the member of an account (none: under nobody) would come to. Throws as `moveLine` of members. */
export async function previewMove(
  dependencies: LinesOperatorDependencies,
  session: OperatorSession,
  id: string,
  uplineAccount: string | undefined,
): Promise<MovePreview> {
  demand(session, linesRights['lines.change'])
  const { database, clock, contracts, members } = dependencies
  const { row } = await findOperatorLine(dependencies, session, id)
  const { merchantId, timeZone, day: today } = await readToday(dependencies, session.merchantId)
  const line = { merchantId, memberId: id }
  const to = await findUpline(dependencies, { merchantId, day: today }, uplineAccount)
  const { day, ending } = await database.transaction(async (tx) => {
    const move = await members.checkLineMove(tx, line, to?.id ?? null)
    const moved = {
      ...line,
      uplineId: to?.id ?? null,
      day: move.day,
      timeZone,
      account: session.account,
      at: clock.now(),
    }
    return { day: move.day, ending: await contracts.previewMoved(tx, moved) }
  })
  const payees = await listAccounts(
    dependencies,
    { merchantId, day: today },
    ending.slice(0, MOST_NAMED).map(({ contract }) => contract.payee_id),
  )
  const held = await listInForce(database, merchantId, id)
  const then = to === null ? [] : await listBelow(database, merchantId, to.id, today)
  return {
    day,
    from: row.path.at(-1) ?? null,
    to,
    members: row.members + 1,
    today: await findDay(database, merchantId, { memberId: id, day: today }),
    contracts: ending.slice(0, MOST_NAMED).map(({ contract, until }) => ({
      id: contract.id,
      kind: contract.kind,
      payeeAccount: payees.get(contract.payee_id) ?? '',
      until,
    })),
    contractCount: ending.length,
    rulesLeft: held.filter((limit) => !has(then, limit)),
    rulesMet: then.filter((limit) => !has(held, limit)),
  }
}

const has = (limits: readonly Limit[], { subject, greatest }: Limit) =>
  limits.some((each) => each.subject === subject && each.greatest === greatest)

type Parts = Pick<LinesOperatorDependencies, 'database'>
type Day = Parameters<typeof listLines>[1]

async function findUpline({ database }: Parts, place: Day, account: string | undefined): Promise<Reference | null> {
  const wanted = account?.trim().toLowerCase()
  if (!wanted) return null
  const { rows } = await listLines(database, place, { account: wanted }, { limit: 1, offset: 0 })
  const [upline] = rows
  if (upline?.account.toLowerCase() !== wanted) throw httpErrors.NOT_FOUND({ field: 'uplineAccount' })
  return { id: upline.id, account: upline.account }
}

async function listAccounts({ database }: Parts, place: Day, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const { rows } = await listLines(database, place, { ids }, { limit: MOST_NAMED, offset: 0 })
  return new Map(rows.map(({ id, account }) => [id, account]))
}
