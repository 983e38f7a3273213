import { CalendarCheck, Check, Coins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { classNames } from '../../lib/class-names.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toast.ts'
import { ClaimButton } from './claim-button.tsx'
import { type SignInPartsFragment as SignInDays, useClaimSignInDayMutation } from './reward-centre.generated.ts'
import { useClaim } from './use-claim.ts'

type Step = SignInDays['steps'][number]

/** The days of the ladder beside each other, with what each gives and which was claimed. */
export function SignInStrip({ days, onDone }: { days: SignInDays; onDone: () => Promise<unknown> }) {
  const { t } = useTranslation('reward-centre')
  const [claim] = useClaimSignInDayMutation()
  const { isBusy, press } = useClaim(onDone)
  const sign = async () => {
    const isGiven = await press(async () => (await claim()).data?.claimSignInDay.userErrors)
    if (isGiven) toast.success(t('signIn.done'))
  }
  return (
    <Section icon={CalendarCheck} title={t('signIn.title')} text={t('signIn.text')}>
      <ol className="grid grid-cols-4 gap-2 sm:grid-cols-7">
        {days.steps.map((step, index) => (
          // Days have no name but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the day
          <Day key={index} day={index + 1} step={step} />
        ))}
      </ol>
      <div>
        <ClaimButton isBusy={isBusy} isOpen={!days.isClaimed} onPress={sign}>
          {t(days.isClaimed ? 'signIn.claimed' : 'signIn.claim')}
        </ClaimButton>
      </div>
    </Section>
  )
}

function Day({ day, step: { kind, amount, state } }: { day: number; step: Step }) {
  const { t } = useTranslation('reward-centre')
  const formats = useFormats()
  const { currencySymbol: symbol } = useSite().site
  const Icon = state === 'CLAIMED' ? Check : Coins
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col items-center gap-1 rounded-md border px-1 py-2 text-center text-xs',
        state === 'TODAY' ? 'border-accent bg-surface-3' : 'border-line',
        state === 'CLAIMED' && 'text-success',
      )}
    >
      <span className="text-muted">{t('signIn.day', { day })}</span>
      <Icon size={18} aria-hidden className={state === 'LATER' ? 'text-faint' : 'text-accent'} />
      <span className="font-semibold tabular">
        {kind === 'POINTS' ? t('signIn.points', { points: formats.whole(amount) }) : formats.money(amount, { symbol })}
      </span>
      <span className="sr-only">{t(`signIn.states.${state}`)}</span>
    </li>
  )
}
