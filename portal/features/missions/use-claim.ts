import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { toast } from '../../ui/toast.ts'

/** What a claim answered: what it was refused for, if it was. */
type Refusals = readonly { readonly message: string }[] | undefined

/** Takes a reward, says how it went, and reads the page anew, also after a refusal: it may have been taken elsewhere. */
export function useClaim(claim: () => Promise<Refusals>, onDone: () => Promise<unknown>) {
  const { t } = useTranslation('missions')
  const words = useErrorWords()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      const [refusal] = (await claim()) ?? []
      if (refusal) toast.error(refusal.message)
      else toast.success(t('claimed'))
      await onDone()
    } catch (problem) {
      toast.error(words(problem).message)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, press }
}
