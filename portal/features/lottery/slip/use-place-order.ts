import { useState } from 'react'
import { errorCode, useErrorWords } from '../../../apollo/error-words.ts'
import type { LotteryErrorCode } from '../../../lib/schema.generated.ts'
import { useMember } from '../../../session/use-member.ts'
import { type PlaceLotteryOrderMutation, usePlaceLotteryOrderMutation } from '../orders/orders.generated.ts'
import type { PendingOrder } from './slip.ts'
import type { LimitRefusal } from './take-rest.ts'
import type { SlipState } from './use-slip.ts'

type Payload = PlaceLotteryOrderMutation['placeLotteryOrder']

/** How the last try to bet ended. */
export type PlaceOutcome =
  | {
      readonly kind: 'REFUSED'
      /** Null where the operation itself failed. */
      readonly code: LotteryErrorCode | null
      readonly message: string
      readonly limit: LimitRefusal | null
    }
  /** No answer came: the order may have been taken. */
  | { readonly kind: 'LOST'; readonly message: string }
  | { readonly kind: 'TAKEN'; readonly payload: Payload }

/** Failures that do not say whether the order was taken. */
const unanswered = new Set(['NETWORK_ABNORMAL', 'UPSTREAM_UNAVAILABLE', 'SYSTEM_ERROR', 'INTERNAL_SERVER_ERROR'])

/**
 * Sends the slip. Its key is made when it is first sent and kept with what was sent until an answer comes, over reloads too:
 * sent again it is the same order, which is never bet twice.
 */
export function usePlaceOrder({ slip, change, clear, keepQuick }: SlipState) {
  const words = useErrorWords()
  const { refresh } = useMember()
  const [placeOrder, { loading }] = usePlaceLotteryOrderMutation({ refetchQueries: ['OpenLotteryOrders'] })
  const [outcome, setOutcome] = useState<PlaceOutcome | null>(null)

  const send = async (order: PendingOrder, release = () => change({ pending: null })) => {
    change({ pending: order })
    setOutcome(null)
    try {
      const payload = (await placeOrder({ variables: { input: order } })).data?.placeLotteryOrder
      if (!payload) return
      const [error] = payload.userErrors
      if (error) {
        release()
        return setOutcome({
          kind: 'REFUSED',
          code: error.code,
          message: error.message,
          limit: limitOf(error.code, payload),
        })
      }
      clear()
      setOutcome({ kind: 'TAKEN', payload })
      void refresh()
    } catch (error) {
      const { message } = words(error)
      if (unanswered.has(errorCode(error))) return setOutcome({ kind: 'LOST', message })
      release()
      setOutcome({ kind: 'REFUSED', code: null, message, limit: null })
    }
  }
  return {
    isSending: loading,
    outcome,
    forgetOutcome: () => setOutcome(null),
    place: (wish: Omit<PendingOrder, 'idempotencyKey'>) => send({ ...wish, idempotencyKey: crypto.randomUUID() }),
    /** Asks again what became of an order that was not answered. */
    sendAgain: () => (slip.pending ? send(slip.pending, keepQuick) : Promise.resolve()),
  }
}

export type OrderPlacing = ReturnType<typeof usePlaceOrder>

function limitOf(code: LotteryErrorCode, { refusal }: Payload): LimitRefusal | null {
  if (!refusal || refusal.rest === null) return null
  const { rest, number, playType, draw } = refusal
  return { code, rest, number, playType, draw }
}
