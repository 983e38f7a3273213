import type { Transaction } from '../../../../db/connection.ts'
import { httpErrors } from '../../../../http/errors.ts'
import { type By, demand } from '../../../operators/service.ts'
import { isAgreed, lockSettings } from '../../../proposals/service.ts'
import { linesErrors } from '../../errors.ts'
import { linesRights } from '../policy.ts'
import { listLines } from '../repository.ts'
import type { LinesOperatorDependencies } from './dependencies.ts'
import { readToday } from './read.ts'

/** Where a line stands, for the audit log. */
interface Standing {
  readonly id: string
  readonly uplineId: string | null
  readonly day: string | null
}

/**
 * Moves a line from the brand's next day on, when a second operator wants it as well (decision 0037). Throws LINE_MEMBER_UNKNOWN,
 * LINE_CIRCLE, LINE_MOVE_SAME, NOT_FOUND, FOUR_EYES_….
 */
export async function moveOperatorLine(
  dependencies: LinesOperatorDependencies,
  by: By & { readonly reason: string },
  id: string,
  uplineId: string | null,
): Promise<void> {
  const { clock, lines, members, operators } = dependencies
  const { session, reason } = by
  const { merchantId, account } = session
  demand(session, linesRights['lines.change'])
  const today = await readToday(dependencies, merchantId)
  const line = { merchantId, memberId: id }
  await operators.perform<Standing>(by, deed, async (tx) => {
    await lockSettings(tx, merchantId, 'lineMove')
    // Read behind the lock: of many who confirm at once the others find the line moved, and propose nothing anew.
    const { standsAt, goesTo } = await findPlace(tx, today, id)
    if (goesTo === uplineId) throw linesErrors.LINE_MOVE_SAME({ field: 'uplineId' })
    const { day } = await members.checkLineMove(tx, line, uplineId)
    const before = { id, uplineId: standsAt, day: null }
    const after = { id, uplineId, day }
    const about = { merchantId, kind: 'lineMove', subjectId: id, wish: { uplineId }, reason } as const
    if (!(await isAgreed(tx, session, about, clock.now()))) return { before, after, action: 'lines.propose' }
    await lines.move(tx, line, uplineId, account)
    return { before, after }
  })
}

/** Under whom a line stands today, and from tomorrow on; null for nobody. Throws NOT_FOUND. */
async function findPlace(tx: Transaction, today: Awaited<ReturnType<typeof readToday>>, id: string) {
  const { rows } = await listLines(tx, today, { ids: [id] }, { limit: 1, offset: 0 })
  const [row] = rows
  if (row === undefined) throw httpErrors.NOT_FOUND({ field: 'id' })
  const standsAt = row.path.at(-1)?.id ?? null
  return { standsAt, goesTo: row.next === null ? standsAt : (row.next.upline?.id ?? null) }
}

const deed = {
  right: linesRights['lines.change'],
  action: 'lines.move',
  subjectKind: 'members',
  subjectId: ({ id }: Standing) => id,
  present: ({ uplineId, day }: Standing) => ({ uplineId, day }),
}
