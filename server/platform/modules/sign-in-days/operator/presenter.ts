import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { presentProposal } from '../../proposals/service.ts'
import { type StepKind, writeSteps } from '../ladder.ts'
import type { SignInDaySettings } from './schema.ts'
import type { LadderView } from './service/settings.ts'

export function presentLadder({
  merchantId,
  currency,
  ladder: { isRunning, steps },
  lately,
  proposal,
}: LadderView): Static<typeof SignInDaySettings> {
  const sumOf = (wanted: StepKind) =>
    formatMoney(steps.reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0n))
  return {
    id: merchantId,
    isRunning,
    steps: writeSteps(steps),
    currency,
    money: sumOf('MONEY'),
    points: sumOf('POINTS'),
    lately: {
      claims: Number(lately.claims),
      money: formatMoney(lately.money),
      points: formatMoney(lately.points),
    },
    proposal: presentProposal(proposal),
  }
}
