import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useSite } from '../../brand/use-site.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { type DepositPartsFragment, useAcceptDepositAmountMutation } from './cashier.generated.ts'

/** Little is missing: the member may take what arrived at once. */
export function DepositAccept({ deposit, amount }: { deposit: DepositPartsFragment; amount: string }) {
  const { t } = useTranslation('cashier')
  const formats = useFormats()
  const { currencySymbol: symbol } = useSite().site
  const words = useErrorWords()
  const [accept, { loading }] = useAcceptDepositAmountMutation()
  const [failure, setFailure] = useState('')

  const take = async () => {
    setFailure('')
    try {
      const { data } = await accept({ variables: { input: { id: deposit.id, amount } } })
      setFailure(data?.acceptDepositAmount.userErrors[0]?.message ?? '')
    } catch (error) {
      setFailure(words(error).message)
    }
  }
  return (
    <>
      <p className="max-w-120 text-sm text-muted">{t('acceptHelp')}</p>
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      <Button onClick={take} busy={loading}>
        {t('accept', { amount: formats.money(amount, { symbol }) })}
      </Button>
    </>
  )
}
