import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import type { ExclusionLength, TimeOutLength } from '../../lib/schema.generated.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSelfExcludeMutation, useStartTimeOutMutation } from './protection.generated.ts'

export type BreakWish =
  | { kind: 'TIME_OUT'; length: TimeOutLength }
  | { kind: 'SELF_EXCLUSION'; length: ExclusionLength }

const points = ['final', 'brands', 'money'] as const

/** Says what a break means before it begins; it cannot be taken back, so a long one wants a tick as well. */
export function BreakDialog({ wish, onClose, onDone }: { wish: BreakWish; onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('protection')
  const words = useErrorWords()
  const [startTimeOut] = useStartTimeOutMutation()
  const [selfExclude] = useSelfExcludeMutation()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [isUnderstood, setUnderstood] = useState(false)
  const [isTickMissing, setTickMissing] = useState(false)
  const isExclusion = wish.kind === 'SELF_EXCLUSION'
  const length = t(`break.lengths.${wish.length}`)

  async function begin(): Promise<void> {
    if (isExclusion && !isUnderstood) return setTickMissing(true)
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
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t(isExclusion ? 'break.exclusionTitle' : 'break.sure', { length })}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('break.notNow')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={begin}>
            {t(isExclusion ? 'break.excludeNow' : 'break.begin')}
          </Button>
        </>
      }
    >
      {isExclusion ? (
        <>
          <ul className="mb-4 flex list-disc flex-col gap-2 ps-5 text-muted">
            {points.map((point) => (
              <li key={point}>{t(`break.exclusionPoints.${point}`)}</li>
            ))}
          </ul>
          <Checkbox
            label={t('break.understood')}
            checked={isUnderstood}
            error={isTickMissing ? t('break.understoodMissing') : undefined}
            onChange={(event) => {
              setUnderstood(event.target.checked)
              setTickMissing(false)
            }}
          />
        </>
      ) : (
        <p className="text-muted">{t('break.timeOutMeans')}</p>
      )}
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {refusal}
      </p>
    </Dialog>
  )
}
