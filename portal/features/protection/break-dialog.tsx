import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import type { ExclusionLength, TimeOutLength } from '../../lib/schema.generated.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSelfExcludeMutation, useStartTimeOutMutation } from './protection.generated.ts'

export type BreakWish =
  | { kind: 'TIME_OUT'; length: TimeOutLength }
  | { kind: 'SELF_EXCLUSION'; length: ExclusionLength }

/** Says what a break means before it begins; it cannot be taken back. */
export function BreakDialog({ wish, onClose, onDone }: { wish: BreakWish; onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('protection')
  const words = useErrorWords()
  const [startTimeOut] = useStartTimeOutMutation()
  const [selfExclude] = useSelfExcludeMutation()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function begin(): Promise<void> {
    setBusy(true)
    setRefusal('')
    try {
      const payload =
        wish.kind === 'TIME_OUT'
          ? (await startTimeOut({ variables: { input: { length: wish.length } } })).data?.startTimeOut
          : (await selfExclude({ variables: { input: { length: wish.length, reason: null } } })).data?.selfExclude
      const [refused] = payload?.userErrors ?? []
      if (refused) setRefusal(refused.message)
      else onDone()
    } catch (error) {
      setRefusal(words(error).message)
    } finally {
      setBusy(false)
    }
  }
  const meaning = wish.kind === 'TIME_OUT' ? 'break.timeOutMeans' : 'break.exclusionMeans'
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('break.sure', { length: t(`break.lengths.${wish.length}`) })}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('break.notNow')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={begin}>
            {t('break.begin')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t(meaning)}</p>
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {refusal}
      </p>
    </Dialog>
  )
}
