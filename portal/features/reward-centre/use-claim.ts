import { useState } from 'react'
import { useErrorWords } from '../../apollo/error-words.ts'
import { toast } from '../../ui/toast.ts'

/** What a claim answered: what it was refused for, if it was. */
type Refusals = readonly { readonly message: string }[] | undefined

/**
 * Takes a reward and reads the page and the counts anew, also after a refusal: it may have been taken elsewhere. `press` answers whether
 * it was given; what was refused is said.
 */
export function useClaim(onDone: () => Promise<unknown>) {
  const words = useErrorWords()
  const [isBusy, setBusy] = useState(false)
  const press = async (claim: () => Promise<Refusals>): Promise<boolean> => {
    setBusy(true)
    try {
      const [refusal] = (await claim()) ?? []
      if (refusal) toast.error(refusal.message)
      return refusal === undefined
    } catch (problem) {
      toast.error(words(problem).message)
      return false
    } finally {
      setBusy(false)
      await onDone()
    }
  }
  return { isBusy, press }
}
