import { useTranslate } from 'react-admin'
import type { CreateMissionInput } from '../../lib/schema.generated.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { isOfMoney } from './mission-terms.ts'

type Terms = Pick<CreateMissionInput, 'goal' | 'target' | 'period'>

/** What a mission asks for, in words: "Valid bet of 500,000 VND, every day". */
export function useMissionWords(): (terms: Terms, currency: string) => string {
  const translate = useTranslate()
  const { amount, number } = useFormats()
  return ({ goal, target, period }, currency) =>
    translate('missions.asks', {
      what: translate(`missionGoals.${goal}`, {
        target: isOfMoney(goal) ? amount(target, currency).trim() : number(Number(target)),
      }),
      period: translate(`missionPeriods.${period}`),
    })
}
