import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { classNames } from '../../lib/class-names.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Badge } from '../../ui/badge.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { ClaimButton } from './claim-button.tsx'
import { type RainPartsFragment as Rain, useOpenEnvelopeMutation } from './reward-centre.generated.ts'
import { useClaim } from './use-claim.ts'

/** A rain of red envelopes: the envelope opens, and what was in it stands there, once the server answered and never before. */
export function EnvelopeCard({ rain, onDone }: { rain: Rain; onDone: () => Promise<unknown> }) {
  const { t } = useTranslation('reward-centre')
  const formats = useFormats()
  const { currencySymbol: symbol } = useSite().site
  const { format } = useDateTimeFormat()
  const [open] = useOpenEnvelopeMutation()
  const { isBusy, press } = useClaim(onDone)
  const [found, setFound] = useState<string | null>(null)
  const amount = found ?? rain.opening?.amount ?? null
  const { standing } = rain
  const take = () =>
    press(async () => {
      const { data } = await open({ variables: { input: { id: rain.id } } })
      setFound(data?.openEnvelope.rain?.opening?.amount ?? null)
      return data?.openEnvelope.userErrors
    })
  const time = format(standing === 'SOON' ? rain.startsAt : rain.endsAt)
  return (
    <article aria-label={rain.title} className="flex gap-4 rounded-lg border border-line bg-surface-1 p-5">
      <EnvelopePicture isOpen={amount !== null} isOpening={isBusy} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold">{rain.title}</h3>
          <Badge tone={standing === 'OPEN' ? 'success' : 'neutral'}>{t(`envelope.standings.${standing}`)}</Badge>
        </div>
        {rain.text !== '' && <p className="text-sm text-muted">{rain.text}</p>}
        <p className="text-sm">
          {t('envelope.range', {
            least: formats.money(rain.least, { symbol }),
            greatest: formats.money(rain.greatest, { symbol }),
          })}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
          <span>{t('envelope.left', { count: rain.left, replace: { count: formats.whole(String(rain.left)) } })}</span>
          <span>{t(standing === 'SOON' ? 'envelope.startsAt' : 'envelope.endsAt', { time })}</span>
          {rain.isDaily && <span>{t('envelope.daily')}</span>}
        </p>
        <p role="status" className="empty:hidden">
          {amount !== null && (
            <>
              {t('envelope.found')}{' '}
              <MoneyText amount={amount} symbol={symbol} className="text-lg font-bold text-success" />
            </>
          )}
        </p>
        {standing === 'OPEN' && amount === null && (
          <div>
            <ClaimButton isBusy={isBusy} onPress={take}>
              {t(isBusy ? 'envelope.opening' : 'envelope.open')}
            </ClaimButton>
          </div>
        )}
      </div>
    </article>
  )
}

/** Its flap turns up and a note comes out of it; with reduced motion it is shut, and then it is open. */
function EnvelopePicture({ isOpen, isOpening }: { isOpen: boolean; isOpening: boolean }) {
  return (
    <svg
      viewBox="0 0 72 96"
      aria-hidden="true"
      className={classNames('h-24 w-18 shrink-0', isOpening && 'animate-pulse motion-reduce:animate-none')}
    >
      <rect
        x="14"
        y="26"
        width="44"
        height="50"
        rx="3"
        fill="var(--accent)"
        className={classNames(
          'transition-transform duration-500 ease-out motion-reduce:transition-none',
          isOpen && '-translate-y-5',
        )}
      />
      <rect x="6" y="32" width="60" height="60" rx="6" fill="var(--danger-solid)" />
      <path
        d="M6 38 a6 6 0 0 1 6 -6 h48 a6 6 0 0 1 6 6 L36 62 Z"
        fill="var(--danger-solid)"
        stroke="var(--accent)"
        strokeWidth="2"
        className={classNames(
          'origin-[36px_34px] transition-transform duration-500 ease-out motion-reduce:transition-none',
          isOpen && '-scale-y-75 opacity-60',
        )}
      />
      <circle cx="36" cy="70" r="8" fill="var(--accent)" />
    </svg>
  )
}
