import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { noteAssessed } from '../../withdrawals/service.ts'
import { insertAssessment, isAssessed, isNoted, listAwaiting, lockSubject } from '../repository/assessments.ts'
import { joinCase } from '../repository/cases.ts'
import type { Subject } from '../repository/facts.ts'
import { readRules } from '../repository/rules.ts'
import { insertSignal, wasCleared } from '../repository/signals.ts'
import type { Follows } from '../rules.ts'
import type { Dependencies } from './dependencies.ts'
import { type Finding, findAll } from './find.ts'

/** Withdrawals that one round looks at; more come with the next. */
const AT_ONCE = 100

/** Looks at every withdrawal that waits for it; one that cannot be judged is told of and keeps no other one waiting. */
export async function assessAwaiting(dependencies: Dependencies, stopping: AbortSignal): Promise<void> {
  const { database, logger } = dependencies
  for (const { merchantId, id } of await listAwaiting(database, AT_ONCE)) {
    if (stopping.aborted) return
    await assess(dependencies, merchantId, id).catch((error) =>
      logger.error({ err: error, merchantId, withdrawalId: id }, 'A withdrawal could not be assessed'),
    )
  }
}

/**
 * Looks at a withdrawal by the rules of its brand, once: what they find, the case that it joins and that it was done are one transaction.
 * Does nothing where there is no such withdrawal.
 */
export async function assess({ database, clock }: Dependencies, merchantId: string, id: string): Promise<void> {
  const key = { merchantId, id }
  if (await isNoted(database.query, key)) return
  await database.transaction(async (tx) => {
    const subject = await lockSubject(tx, key)
    if (subject === undefined) return
    await noteAssessed(tx, key)
    if (await isAssessed(tx.query, key)) return
    const at = clock.now()
    const findings = await findAll(tx, subject, await readRules(tx.query, merchantId))
    await keep(tx, subject, findings, at)
    await insertAssessment(tx.query, key, at)
  })
}

async function keep(tx: Transaction, subject: Subject, findings: readonly Finding[], at: Date): Promise<void> {
  const followed: { finding: Finding; follows: Follows }[] = []
  for (const finding of findings) {
    const follows = (await wasCleared(tx, subject, finding)) ? 'NOTE' : finding.rule.follows
    followed.push({ finding, follows })
  }
  const isCase = followed.some(({ follows }) => follows !== 'NOTE')
  const holds = followed.some(({ follows }) => follows === 'HOLD')
  const { merchantId, memberId } = subject
  const caseId = isCase ? await joinCase(tx.query, { merchantId, memberId, id: newId(at.getTime()), holds, at }) : null
  // What is only noted joins too: whoever looks at the case sees all of it.
  for (const { finding, follows } of followed)
    await insertSignal(tx.query, subject, finding, { id: newId(at.getTime()), follows, caseId, at })
}
