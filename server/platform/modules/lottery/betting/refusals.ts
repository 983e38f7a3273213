import type { Failure } from '../../../lib/failure.ts'
import { formatMoney } from '../../../lib/money.ts'
import { ledgerErrors } from '../../ledger/service.ts'
import { protectionErrors } from '../../protection/service.ts'
import { lotteryErrors } from '../errors.ts'
import type { RulesRow } from '../lotteries-repository.ts'
import type { Reading } from '../reading.ts'
import type { NewOrder, PlaceAnswer, PlaceOutcome } from './placing-repository.ts'

export const rulesChanged = (rules: RulesRow) =>
  lotteryErrors.LOTTERY_RULES_CHANGED({ field: 'rulesVersion', extras: { rulesVersion: rules.version } })

export const drawClosed = (number: string) => lotteryErrors.LOTTERY_DRAW_CLOSED({ extras: { number } })

/** What a member is told when the database refused the order. */
export async function refusalOf(
  outcome: Exclude<PlaceOutcome, 'SUCCESS' | 'PLAY_UNCHECKED' | 'MEMBER_LOCKED'>,
  about: PlaceAnswer['about'],
  { merchantId, lotteryCode, currency }: Pick<NewOrder, 'merchantId' | 'lotteryCode' | 'currency'>,
  reading: Reading,
): Promise<Failure> {
  const rest = formatMoney(about.rest ?? 0n)
  const draw = about.drawNumber ?? ''
  const { playType = '', number = '' } = about.exposure ?? {}
  switch (outcome) {
    case 'LOTTERY_RULES_CHANGED':
      return rulesChanged(await reading.rules(merchantId, lotteryCode))
    case 'LOTTERY_DRAW_CLOSED':
      return drawClosed(draw)
    case 'LOTTERY_LIMIT_NUMBER':
      return lotteryErrors.LOTTERY_LIMIT_NUMBER({ extras: { number, playType, draw, rest } })
    case 'LOTTERY_LIMIT_PLAY_TYPE':
      return lotteryErrors.LOTTERY_LIMIT_PLAY_TYPE({ extras: { playType, draw, rest } })
    case 'LOTTERY_LIMIT_DRAW':
      return lotteryErrors.LOTTERY_LIMIT_DRAW({ extras: { draw, rest } })
    case 'LOTTERY_LIMIT_MEMBER':
      return lotteryErrors.LOTTERY_LIMIT_MEMBER({ extras: { draw, rest } })
    case 'LINE_GAME_OFF':
      return protectionErrors.LINE_GAME_OFF()
    case 'LINE_STAKE_LIMIT':
      return protectionErrors.LINE_STAKE_LIMIT({ extras: { greatest: rest, currency } })
    case 'LOSS_LIMIT_REACHED':
      return protectionErrors.LOSS_LIMIT_REACHED({ extras: { rest, reason: 'LOSS_LIMIT_REACHED_BET' } })
    case 'WALLET_INSUFFICIENT':
      return ledgerErrors.WALLET_INSUFFICIENT()
    case 'DUPLICATE_MISMATCH':
      return ledgerErrors.DUPLICATE_MISMATCH()
    case 'LOTTERY_CLOSED':
      return lotteryErrors.LOTTERY_CLOSED()
  }
}
