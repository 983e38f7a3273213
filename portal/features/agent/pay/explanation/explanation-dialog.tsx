import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../../apollo/query-error.tsx'
import { useDateTimeFormat } from '../../../../lib/use-date-time-format.ts'
import { useFormats } from '../../../../lib/use-formats.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { MoneyText } from '../../../../ui/money-text.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { CsvButton } from '../../csv-button.tsx'
import { useTeam } from '../../use-team.ts'
import { DisputeSection } from '../dispute/dispute-section.tsx'
import { EarningState } from '../earning-state.tsx'
import { useTeamWindowFormat } from '../use-team-window-format.ts'
import { DownlineShares } from './downline-shares.tsx'
import type { Explained } from './explained.ts'
import { useEarningExplanationQuery } from './explanation.generated.ts'
import { LossParts } from './loss-parts.tsx'
import { Reckoning } from './reckoning.tsx'
import { RevisionList } from './revision-list.tsx'
import { TeamParts } from './team-parts.tsx'
import { TierList } from './tier-list.tsx'
import { useExplanationCsv } from './use-explanation-csv.ts'

interface ExplanationDialogProps {
  /** Null while none is explained. */
  id: string | null
  /** Explains another one: a correction, or what it corrects. */
  onOpen: (id: string) => void
  onClose: () => void
}

/** What an amount is made of: terms, reckoning, downlines, team down to the bets, corrections and movements; and what is disputed of it. */
export function ExplanationDialog({ id, onOpen, onClose }: ExplanationDialogProps) {
  const { t } = useTranslation('pay')
  const csv = useExplanationCsv()
  const { data, error, refetch } = useEarningExplanationQuery({ variables: { id: id ?? '' }, skip: id === null })
  const earning = id === null ? undefined : data?.earning
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={t('explanation')}
      size="large"
      footer={earning && <CsvButton label={t('keep')} download={() => csv(earning)} />}
    >
      {error && !earning && <QueryError error={error} onRetry={() => refetch()} />}
      {!error && earning === undefined && <Skeleton className="h-96 w-full" />}
      {earning === null && <EmptyState title={t('unknownEarning')} hint={t('unknownEarningHint')} />}
      {earning && (
        <div key={earning.id} className="flex flex-col gap-6">
          <Head earning={earning} />
          <DisputeSection earning={earning} />
          <LossParts earning={earning} />
          <Reckoning earning={earning} />
          <TierList earning={earning} />
          <DownlineShares id={earning.id} />
          <TeamParts id={earning.id} />
          <RevisionList earning={earning} onOpen={onOpen} />
        </div>
      )}
    </Dialog>
  )
}

/** Of which window, how much, how it stands, and what the team came to. */
function Head({ earning }: { earning: Explained }) {
  const { t } = useTranslation('pay')
  const formats = useFormats()
  const { timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  const window = useTeamWindowFormat()
  const { measures, revision, nextTryAt } = earning
  return (
    <section aria-label={t('window')} className="flex flex-col gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <MoneyText amount={earning.amount} signed className="text-3xl font-bold" />
        <span className="text-sm text-muted">
          {t(`kinds.${earning.kind}`)} · <span className="tabular">{window(earning.window)}</span>
          {revision > 0 && ` · ${t('correction', { number: revision })}`}
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <EarningState earning={earning} />
        <span className="text-muted">
          {t('payer')}: {t(`payers.${earning.payer}`)}
          {nextTryAt && ` · ${t('nextTry', { time: format(nextTryAt) })}`}
        </span>
      </p>
      <dl aria-label={t('team')} className="grid grid-cols-2 gap-2 text-sm sm:grid-cols-3">
        {(['validBet', 'loss'] as const).map((measure) => (
          <div key={measure} title={measure === 'loss' ? t('lossHint') : undefined} className="min-w-0">
            <dt className="text-xs text-muted">{t(measure)}</dt>
            <dd className="font-semibold">
              <MoneyText amount={measures[measure]} />
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-xs text-muted">{t('activeMembers')}</dt>
          <dd className="font-semibold tabular">{formats.number(measures.activeMembers)}</dd>
        </div>
      </dl>
    </section>
  )
}
