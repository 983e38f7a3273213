import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../../apollo/error-words.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDisableSubaccountMutation, useEnableSubaccountMutation } from './subaccounts.generated.ts'
import type { SubaccountRow } from './use-subaccount-words.ts'

interface TurnQuestionProps {
  row: SubaccountRow
  onDone: () => void
  onLeave: () => void
}

/** Asks before somebody is shut out, or let in again. */
export function TurnQuestion({ row: { id, isOpen }, onDone, onLeave }: TurnQuestionProps) {
  const { t } = useTranslation(['subaccounts', 'common'])
  const words = useErrorWords()
  const [disable] = useDisableSubaccountMutation()
  const [enable] = useEnableSubaccountMutation()
  const [isBusy, setBusy] = useState(false)
  const name = isOpen ? 'disable' : 'enable'
  const turn = async () => {
    const options = { variables: { input: { id } } }
    if (isOpen) return (await disable(options)).data?.disableSubaccount
    return (await enable(options)).data?.enableSubaccount
  }
  const confirm = async () => {
    setBusy(true)
    try {
      const refusal = (await turn())?.userErrors[0]
      if (refusal) toast.error(refusal.message)
      else toast.success(t(`${name}d`))
    } catch (error) {
      toast.error(words(error).message)
    }
    onDone()
  }
  return (
    <div
      role="alertdialog"
      aria-label={t(name)}
      className={`flex flex-col gap-3 rounded-md p-4 ${isOpen ? 'bg-danger-soft' : 'bg-info-soft'}`}
    >
      <p className="text-sm">{t(`${name}Question`)}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" disabled={isBusy} onClick={onLeave}>
          {t('common:cancel')}
        </Button>
        <Button kind={isOpen ? 'danger' : 'primary'} busy={isBusy} onClick={confirm}>
          {t(name)}
        </Button>
      </div>
    </div>
  )
}
