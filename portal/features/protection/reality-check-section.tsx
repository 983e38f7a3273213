import { AlarmClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { Section } from '../../ui/section.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useSetRealityCheckMutation } from './protection.generated.ts'

const choices = [15, 30, 60] as const

/** How often a game is interrupted to show the time and money spent. */
export function RealityCheckSection({ minutes, onChanged }: { minutes: number; onChanged: () => void }) {
  const { t } = useTranslation('protection')
  const words = useErrorWords()
  const [setRealityCheck] = useSetRealityCheckMutation()

  async function choose(wanted: number): Promise<void> {
    try {
      const payload = (await setRealityCheck({ variables: { input: { minutes: wanted } } })).data?.setRealityCheck
      const [refused] = payload?.userErrors ?? []
      if (refused) toast.error(refused.message)
      else toast.success(t('reality.saved', { minutes: wanted }))
      onChanged()
    } catch (error) {
      toast.error(words(error).message)
    }
  }
  return (
    <Section icon={AlarmClock} title={t('reality.title')} text={t('reality.text')}>
      <SelectField
        label={t('reality.every')}
        value={String(minutes)}
        className="sm:max-w-60"
        options={choices.map((value) => ({ value: String(value), label: t('limits.inMinutes', { minutes: value }) }))}
        onChange={(event) => void choose(Number(event.target.value))}
      />
    </Section>
  )
}
