import { MONEY_SCALE } from '../platform/lib/money.ts'
import type { PrizeKind, PrizeTerms } from '../platform/modules/raffles/terms.ts'
import type { Step, StepKind } from '../platform/modules/sign-in-days/ladder.ts'

const step = (kind: StepKind, amount: bigint): Step => ({ kind, amount: amount * MONEY_SCALE })

export const signInSteps: readonly Step[] = [
  step('MONEY', 1_000n),
  step('MONEY', 2_000n),
  step('POINTS', 50n),
  step('MONEY', 3_000n),
  step('MONEY', 5_000n),
  step('POINTS', 100n),
  step('MONEY', 18_000n),
]

export const chanceWords = {
  envelopes: [
    { language: 'vi', title: 'Mưa lì xì', text: 'Mỗi ngày mở một bao, bao nào cũng có lộc.' },
    { language: 'en', title: 'Red envelope rain', text: 'Open one every day. None of them is empty.' },
  ],
  raffle: [
    { language: 'vi', title: 'Vòng quay may mắn', text: 'Nạp tiền nhận lượt quay, trúng thưởng cộng ngay.' },
    { language: 'en', title: 'Lucky wheel', text: 'Deposits give tickets. What you win is credited at once.' },
  ],
}

const prize = (
  kind: PrizeKind,
  [vi, en]: readonly [string, string],
  { amount, weight, quantity }: { amount: bigint; weight: number; quantity: number | null },
): PrizeTerms => ({
  kind,
  names: [
    { language: 'vi', name: vi },
    { language: 'en', name: en },
  ],
  amount: amount * MONEY_SCALE,
  weight,
  quantity,
})

const nothing = { amount: 0n, weight: 300, quantity: null }

export const chancePrizes: readonly PrizeTerms[] = [
  prize('MONEY', ['5.000 ₫', '5,000 ₫'], { amount: 5_000n, weight: 200, quantity: 2_000 }),
  prize('NOTHING', ['May mắn lần sau', 'Next time'], nothing),
  prize('POINTS', ['50 điểm', '50 points'], { amount: 50n, weight: 150, quantity: 2_000 }),
  prize('MONEY', ['20.000 ₫', '20,000 ₫'], { amount: 20_000n, weight: 40, quantity: 300 }),
  prize('NOTHING', ['Chúc may mắn', 'Good luck'], nothing),
  prize('MONEY', ['500.000 ₫', '500,000 ₫'], { amount: 500_000n, weight: 10, quantity: 5 }),
]
