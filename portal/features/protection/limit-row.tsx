import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useSite } from '../../brand/use-site.ts'
import { type LimitPartsFragment, useSetLimitMutation } from '../../kits/protection/protection.generated.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useCancelLimitChangeMutation, useConfirmLimitMutation } from './protection.generated.ts'

/** One limit: how much of it is left, until when, and what waits for the member's word. */
export function LimitRow({ limit, onChanged }: { limit: LimitPartsFragment; onChanged: () => void }) {
  const { t } = useTranslation('protection')
  const formats = useFormats()
  const { format } = useDateTimeFormat()
  const { currencySymbol } = useSite().site
  const words = useErrorWords()
  const [isBusy, setBusy] = useState(false)
  const [confirm] = useConfirmLimitMutation()
  const [cancel] = useCancelLimitChangeMutation()
  const [setLimit] = useSetLimitMutation()
  const { kind, period, pending } = limit
  const input = { kind, period }
  const write = (amount: string) =>
    kind === 'SESSION' ? t('limits.inMinutes', { minutes: amount }) : formats.money(amount, { symbol: currencySymbol })
  const percent = Math.min(100, Math.max(0, (Number(limit.used) / Number(limit.effective)) * 100))

  async function act(work: () => Promise<readonly { message: string }[] | undefined>): Promise<void> {
    setBusy(true)
    try {
      const [refused] = (await work()) ?? []
      if (refused) toast.error(refused.message)
      else onChanged()
    } catch (error) {
      toast.error(words(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-semibold">
          {t(`limits.kinds.${kind}`)} · {t(`limits.periods.${period}`)}
        </span>
        <span className="tabular">{write(limit.effective)}</span>
      </div>
      <div className="h-2 overflow-hidden rounded-full bg-surface-3">
        <div className="h-full bg-brand" style={{ width: `${percent}%` }} />
      </div>
      <p className="text-sm text-muted">
        {t('limits.used', { used: write(limit.used), left: write(limit.left), until: format(limit.endsAt) })}
      </p>
      {limit.operator && <p className="text-sm text-muted">{t('limits.byHouse', { limit: write(limit.operator) })}</p>}
      {pending && (
        <div className="flex flex-wrap items-center gap-3 rounded-sm bg-surface-2 p-3 text-sm">
          <span className="min-w-0 flex-1">
            {pending.amount === null
              ? t('limits.removalWaits', { at: format(pending.readyAt) })
              : t('limits.increaseWaits', { amount: write(pending.amount), at: format(pending.readyAt) })}
          </span>
          {pending.isReady && (
            <Button
              size="small"
              busy={isBusy}
              onClick={() => act(async () => (await confirm({ variables: { input } })).data?.confirmLimit.userErrors)}
            >
              {t('limits.confirm')}
            </Button>
          )}
          <Button
            size="small"
            kind="secondary"
            busy={isBusy}
            onClick={() => act(async () => (await cancel({ variables: { input } })).data?.cancelLimitChange.userErrors)}
          >
            {t('limits.keep')}
          </Button>
        </div>
      )}
      {limit.own && !pending && (
        <Button
          size="small"
          kind="quiet"
          busy={isBusy}
          className="self-start"
          onClick={() =>
            act(
              async () =>
                (await setLimit({ variables: { input: { ...input, amount: null } } })).data?.setLimit.userErrors,
            )
          }
        >
          {t('limits.remove')}
        </Button>
      )}
    </li>
  )
}
