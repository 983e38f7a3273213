import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useMoney } from '../../../brand/use-money.ts'
import type { ContractVersionPartsFragment } from '../../../kits/contracts/contracts.generated.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import type { TermsDraft } from './terms-draft.ts'
import { problemsOf, type TierProblem } from './tier-problems.ts'

const tier = z.object({ validBet: z.string(), loss: z.string(), activeMembers: z.string(), rate: z.string() })

/** A form for terms; `own` is what the one who proposes is paid by: each field is held against it before anything is sent. */
export function useTermsForm(draft: TermsDraft, own: ContractVersionPartsFragment | undefined) {
  const wordsOf = useProblemWords()
  const schema = z
    .object({ period: z.string(), pick: z.string(), carry: z.string(), tiers: z.array(tier) })
    .check((context) => {
      for (const problem of problemsOf(context.value, own))
        context.issues.push({
          code: 'custom',
          input: context.value,
          path: ['tiers', problem.tier, problem.field],
          message: wordsOf(problem),
        })
    })
  return useZodForm(schema, draft)
}

function useProblemWords() {
  const { t } = useTranslation('contracts')
  const money = useMoney()
  const formats = useFormats()
  return (problem: TierProblem): string => {
    if (problem.what === 'aboveOwn') return t('aboveOwn', { rate: formats.percent(problem.most / 1_000_000, 4) })
    if (problem.what === 'belowOwn')
      return t('belowOwn', {
        least: problem.field === 'activeMembers' ? problem.least : money(problem.least),
      })
    if (problem.what === 'twice') return t('rateTwice')
    if (problem.what === 'same') return t('tierTwice')
    return problem.field === 'rate' ? t('rateInvalid') : t('numberInvalid')
  }
}
