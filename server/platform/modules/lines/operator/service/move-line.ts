import { type By, demand } from '../../../operators/service.ts'
import { isAgreed, lockSettings } from '../../../proposals/service.ts'
import { linesErrors } from '../../errors.ts'
import { linesRights } from '../policy.ts'
import type { LinesOperatorDependencies } from './dependencies.ts'
import { findOperatorLine } from './read.ts'

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
  const { row } = await findOperatorLine(dependencies, session, id)
  const standsAt = row.path.at(-1)?.id ?? null
  const goesTo = row.next === null ? standsAt : (row.next.upline?.id ?? null)
  if (goesTo === uplineId) throw linesErrors.LINE_MOVE_SAME({ field: 'uplineId' })
  const line = { merchantId, memberId: id }
  await operators.perform<Standing>(by, deed, async (tx) => {
    await lockSettings(tx, merchantId, 'lineMove')
    const { day } = await members.checkLineMove(tx, line, uplineId)
    const before = { id, uplineId: standsAt, day: null }
    const after = { id, uplineId, day }
    const about = { merchantId, kind: 'lineMove', subjectId: id, wish: { uplineId }, reason } as const
    if (!(await isAgreed(tx, session, about, clock.now()))) return { before, after, action: 'lines.propose' }
    await lines.move(tx, line, uplineId, account)
    return { before, after }
  })
}

const deed = {
  right: linesRights['lines.change'],
  action: 'lines.move',
  subjectKind: 'members',
  subjectId: ({ id }: Standing) => id,
  present: ({ uplineId, day }: Standing) => ({ uplineId, day }),
}
