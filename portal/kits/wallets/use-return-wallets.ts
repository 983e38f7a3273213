import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useWish } from '../../lib/use-wish.ts'
import { toast } from '../../ui/toast.ts'
import { useReturnWalletsMutation } from './wallets.generated.ts'

/** Brings everything that vendors keep back to the main wallet and says how it went; `onDone` when the house took the wish. */
export function useReturnWallets(onDone: () => void | Promise<void>) {
  const { t } = useTranslation('wallets')
  const words = useErrorWords()
  const wish = useWish()
  const [returnWallets, { loading }] = useReturnWalletsMutation()
  const bringBack = async () => {
    try {
      const { data } = await returnWallets({ variables: { input: { idempotencyKey: wish.keyOf('return') } } })
      const [failure] = data?.returnWallets.userErrors ?? []
      if (failure) return toast.error(failure.message)
      wish.done()
      const isDoubtful = data?.returnWallets.transfers?.some(({ state }) => state === 'PENDING')
      if (isDoubtful) toast.info(t('inDoubt'))
      else toast.success(t('returned'))
      await onDone()
    } catch (error) {
      toast.error(words(error).message)
    }
  }
  return { bringBack, isBusy: loading }
}
