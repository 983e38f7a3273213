import { ApolloLink, type Observable } from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'
import { catchError, concat, defer, EMPTY, finalize, ignoreElements, shareReplay } from 'rxjs'

interface Read {
  readonly answers: Observable<ApolloLink.Result>
  /** Until the turn ends in which it was sent: who asks by then is answered by it as well. */
  isJoinable: boolean
}

/**
 * Asks once for what several parts of a page want in the same turn, and never answers a question with what was asked before it.
 * Apollo's own sharing lets whoever reads anew after a change join a read that was sent before the change, and shows what was:
 * so it is off, and this stands in its place. A second read of the same waits for the first, so that answers keep their order;
 * all who come meanwhile share that second one, so that many events at once are two reads and not many.
 */
export function freshReads(): ApolloLink {
  const reads = new Map<string, Read>()
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== 'query') return forward(operation)
    const key = `${operation.operationName} ${canonicalStringify(operation.variables)}`
    const before = reads.get(key)
    if (before?.isJoinable) return before.answers

    const send = defer(() => {
      queueMicrotask(() => {
        read.isJoinable = false
      })
      return forward(operation)
    })
    const answers = (before === undefined ? send : concat(endOf(before), send)).pipe(
      finalize(() => {
        if (reads.get(key) === read) reads.delete(key)
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    )
    const read: Read = { answers, isJoinable: true }
    reads.set(key, read)
    return answers
  })
}

/** Ends when a read has ended, however it did. */
function endOf({ answers }: Read): Observable<never> {
  return answers.pipe(
    ignoreElements(),
    catchError(() => EMPTY),
  )
}
