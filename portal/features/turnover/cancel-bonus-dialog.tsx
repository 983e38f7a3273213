import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../brand/use-site.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useBonusCancellationQuery, useCancelBonusMutation } from './turnover.generated.ts'

/** Says what cancelling costs before it is done; when the amounts change meanwhile, it shows the new ones and asks again. */
export function CancelBonusDialog({
  id,
  onClose,
  onDone,
}: {
  id: string | null
  onClose: () => void
  onDone: () => Promise<unknown>
}) {
  const { t } = useTranslation('wallets')
  const { currencySymbol } = useSite().site
  const words = useErrorWords()
  const [failure, setFailure] = useState<string | null>(null)
  const { data, error, refetch } = useBonusCancellationQuery({
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'network-only',
  })
  const [cancelBonus, { loading }] = useCancelBonusMutation()
  const costs = data?.bonusCancellation
  const close = () => {
    setFailure(null)
    onClose()
  }
  const confirm = async () => {
    if (id === null || !costs) return
    setFailure(null)
    try {
      const answer = await cancelBonus({ variables: { input: { id, forfeited: costs.forfeited } } })
      const [refusal] = answer.data?.cancelBonus.userErrors ?? []
      if (refusal) {
        setFailure(refusal.message)
        await refetch()
        return
      }
      toast.success(t('bonusCancelled'))
      close()
      await onDone()
    } catch (problem) {
      setFailure(words(problem).message)
    }
  }
  return (
    <Dialog
      open={id !== null}
      onClose={close}
      title={t('cancelBonus')}
      size="small"
      footer={
        <>
          <Button kind="secondary" onClick={close}>
            {t('keepBonus')}
          </Button>
          <Button kind="danger" busy={loading} disabled={!costs} onClick={confirm}>
            {t('cancelBonus')}
          </Button>
        </>
      }
    >
      {error && !costs && <QueryError error={error} onRetry={() => refetch()} />}
      {!error && !costs && <Skeleton className="h-32 w-full" />}
      {costs && (
        <div className="flex flex-col gap-3">
          <p className="text-sm">{t('cancelWarning')}</p>
          <dl className="text-sm">
            {[
              { label: t('forfeitedBonus'), amount: costs.bonus },
              { label: t('forfeitedWinnings'), amount: costs.winnings },
              { label: t('forfeitedTotal'), amount: costs.forfeited },
            ].map(({ label, amount }) => (
              <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
                <dt className="text-muted">{label}</dt>
                <dd className="font-semibold">
                  <MoneyText amount={amount} symbol={currencySymbol} />
                </dd>
              </div>
            ))}
          </dl>
          <p role="alert" className="text-sm text-danger">
            {failure}
          </p>
        </div>
      )}
    </Dialog>
  )
}
