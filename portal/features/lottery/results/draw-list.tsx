import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../../apollo/query-error.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLotteryDrawsQuery } from '../lottery.generated.ts'
import { hasPrizeTable, ResultView } from '../result-view.tsx'
import type { Draw, OpenLottery } from '../use-lottery.ts'

/** Draws by day, newest first. */
export function DrawList({ open }: { open: OpenLottery }) {
  const { t } = useTranslation('lottery')
  const day = useFormats().dates({ dateStyle: 'full' })
  const [page, setPage] = useState(1)
  const { code: lotteryCode, family } = open.lottery
  const pageSize = hasPrizeTable(family) ? 5 : 20
  const { data, error, refetch } = useLotteryDrawsQuery({
    variables: { lotteryCode, page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
    pollInterval: 20_000,
  })
  const draws = data?.lotteryDraws
  if (error && !draws) return <QueryError error={error} onRetry={() => void refetch()} />
  if (!draws) return <Skeleton className="h-96 w-full" />
  if (draws.items.length === 0) return <EmptyState title={t('noResult')} hint={t('results.noneHint')} />
  const days = new Map<string, Draw[]>()
  for (const draw of draws.items) {
    const name = day.format(draw.drawsAt)
    days.set(name, [...(days.get(name) ?? []), draw])
  }
  return (
    <>
      {[...days].map(([name, some]) => (
        <section key={name}>
          <h3 className="mb-2 text-sm font-semibold text-muted">{name}</h3>
          <ul className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface-1">
            {some.map((draw) => (
              <DrawRow key={draw.number} draw={draw} lotteryCode={lotteryCode} family={family} />
            ))}
          </ul>
        </section>
      ))}
      <Pagination page={page} totalPages={draws.pageInfo.totalPages} onChange={setPage} />
    </>
  )
}

function DrawRow({ draw, lotteryCode, family }: { draw: Draw; lotteryCode: string; family: string }) {
  const { t } = useTranslation('lottery')
  const clock = useFormats().dates({ hour: '2-digit', minute: '2-digit' })
  return (
    <li className="flex flex-col gap-2 border-b border-line p-3 last:border-b-0 sm:flex-row sm:items-center sm:gap-6">
      <div className="flex items-center justify-between gap-3 sm:w-44 sm:shrink-0 sm:flex-col sm:items-start sm:gap-0">
        <span className="text-xs text-muted tabular">
          {draw.number} · {clock.format(draw.drawsAt)}
        </span>
        {draw.seed && (
          <Link
            to={paths.lotteryVerification(lotteryCode, draw.number)}
            className="inline-flex min-h-6 items-center gap-1 text-xs font-semibold text-accent hover:underline"
          >
            <ShieldCheck size={14} aria-hidden />
            {t('verifyLink')}
          </Link>
        )}
      </div>
      <div className="min-w-0 flex-1">
        {draw.result ? (
          <ResultView family={family} result={draw.result} detail="full" />
        ) : (
          <span className="text-sm text-muted">{t(draw.state === 'VOID' ? 'results.void' : 'results.waiting')}</span>
        )}
      </div>
    </li>
  )
}
