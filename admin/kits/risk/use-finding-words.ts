import { useTranslate } from 'react-admin'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleRiskFactsFragment as Facts, ConsoleRiskSignalFragment as Signal } from './risk.generated.ts'

/** Says in a sentence what a finding rests on. */
export function useFindingWords(): (kind: Signal['kind'], facts: Facts) => string {
  const translate = useTranslate()
  const { amount, number } = useFormats()
  return (kind, facts) => {
    const { count, hours, percent, currency } = facts
    const word = kind === 'BONUS_ABUSE' && percent === null ? 'BONUS_ABUSE_ALONE' : kind
    return translate(`risk.explain.${word}`, {
      count: number(count ?? 0),
      hours: number(hours ?? 0),
      percent: number(percent ?? 0),
      amount: facts.amount === null || currency === null ? '–' : amount(facts.amount, currency),
    })
  }
}
