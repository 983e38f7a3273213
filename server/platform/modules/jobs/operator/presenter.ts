import { failureOf } from '../../../http/envelope.ts'
import type { JobFailure, JobReport } from '../../../jobs/oversight.ts'
import { Failure } from '../../../lib/failure.ts'

/** A failure by what it may say: the words of its code, which have no values here. */
export function presentFailure(failure: JobFailure, language: string) {
  const { id, job, at, code, detail, reference, times, attempt, decision, is_stuck } = failure
  const told = sentenceOf(code, language)
  return {
    id,
    job,
    at: at.toISOString(),
    state: is_stuck ? ('STUCK' as const) : (decision ?? ('TOLD' as const)),
    code,
    message: told ?? sentenceOf('JOB_FAILED', language) ?? code,
    // Words that need values tell nothing without them; the code still does.
    detail: told === undefined ? code : detail,
    reference,
    times,
    attempt,
  }
}

function sentenceOf(code: string, language: string): string | undefined {
  const { message } = failureOf(new Failure(code, 500), language)
  return message.includes('{{') ? undefined : message
}

export function presentJob(report: JobReport, language: string) {
  const { name, cadence, state, condition, since, runningSince, dueAt, waiting, waitingSince, stuck, lastFailure } =
    report
  return {
    id: name,
    kind: cadence.kind,
    state: condition,
    since: iso(since),
    everySeconds: cadence.kind === 'ROUND' ? cadence.seconds : null,
    schedule: cadence.kind === 'SCHEDULED' ? cadence.schedule : null,
    lastRanAt: iso(state?.began_at),
    lastTookMilliseconds: state?.milliseconds ?? null,
    lastSucceededAt: iso(state?.succeeded_at),
    failuresInRow: state?.failures ?? 0,
    runningSince: iso(runningSince),
    dueAt: iso(dueAt),
    waiting,
    waitingSince: iso(waitingSince),
    stuck,
    isRunnable: cadence.kind !== 'QUEUE',
    lastFailure: lastFailure === undefined ? null : presentFailure(lastFailure, language),
  }
}

const iso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null
