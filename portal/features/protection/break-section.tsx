import { Coffee } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { BreakDialog, type BreakWish } from './break-dialog.tsx'
import { BreakInForce } from './break-in-force.tsx'
import type { ProtectionPartsFragment } from './protection.generated.ts'

const timeOuts = ['DAY', 'WEEK', 'MONTH', 'SIX_WEEKS'] as const
const exclusions = ['SIX_MONTHS', 'YEAR', 'FIVE_YEARS', 'INDEFINITE'] as const

/** A short break of this account, or a long one of the person, each after a confirmation that says what it means. */
export function BreakSection({
  exclusion,
  onChanged,
}: {
  exclusion: ProtectionPartsFragment['exclusion']
  onChanged: () => void
}) {
  const { t } = useTranslation('protection')
  const { refresh } = useMember()
  const [timeOut, setTimeOut] = useState<(typeof timeOuts)[number]>('DAY')
  const [length, setLength] = useState<(typeof exclusions)[number]>('SIX_MONTHS')
  const [wish, setWish] = useState<BreakWish | null>(null)
  const done = () => {
    setWish(null)
    onChanged()
    // The member's own state closes games and offers everywhere.
    void refresh()
  }
  return (
    <Section icon={Coffee} title={t('break.title')} text={t('break.text')}>
      {exclusion && <BreakInForce exclusion={exclusion} onChanged={onChanged} />}
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <SelectField
          label={t('break.timeOut')}
          hint={t('break.timeOutHint')}
          value={timeOut}
          options={timeOuts.map((value) => ({ value, label: t(`break.lengths.${value}`) }))}
          onChange={(event) => setTimeOut(timeOuts.find((one) => one === event.target.value) ?? 'DAY')}
        />
        <Button kind="secondary" className="sm:mb-6" onClick={() => setWish({ kind: 'TIME_OUT', length: timeOut })}>
          {t('break.startTimeOut')}
        </Button>
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <SelectField
          label={t('break.exclusion')}
          hint={t('break.exclusionHint')}
          value={length}
          options={exclusions.map((value) => ({ value, label: t(`break.lengths.${value}`) }))}
          onChange={(event) => setLength(exclusions.find((one) => one === event.target.value) ?? 'SIX_MONTHS')}
        />
        <Button kind="danger" className="sm:mb-6" onClick={() => setWish({ kind: 'SELF_EXCLUSION', length })}>
          {t('break.exclude')}
        </Button>
      </div>
      {wish && <BreakDialog wish={wish} onClose={() => setWish(null)} onDone={done} />}
    </Section>
  )
}
