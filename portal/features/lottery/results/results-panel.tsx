import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useLotteryResultsQuery } from '../lottery.generated.ts'
import type { Draw, OpenLottery } from '../use-lottery.ts'
import { DrawList } from './draw-list.tsx'
import { HotAndCold } from './hot-and-cold.tsx'
import { TrendChart } from './trend-chart.tsx'
import { HeadsAndTails, LastSeen } from './vietnam-tables.tsx'

/** A draw whose numbers are known. */
export type Drawn = Draw & { result: NonNullable<Draw['result']> }

const spans = [30, 50, 100] as const
type Section = 'list' | 'trend' | 'hot' | 'headsTails' | 'lastSeen'

/** Past draws, and what players look for in them. None of it says what comes next, and the page says so. */
export function ResultsPanel({ open }: { open: OpenLottery }) {
  const { t } = useTranslation('lottery')
  const [section, setSection] = useState<Section>('list')
  const isVietnam = open.family.code.startsWith('VN_')
  const sections: readonly Section[] = isVietnam
    ? ['list', 'headsTails', 'lastSeen', 'hot']
    : open.family.code === 'SEA'
      ? ['list', 'hot']
      : ['list', 'trend', 'hot']
  return (
    <div className="flex flex-col gap-4">
      <Tabs
        label={t('results.sections')}
        value={section}
        onChange={setSection}
        items={sections.map((value) => ({ value, label: t(`results.tabs.${value}`) }))}
      />
      {section === 'list' ? <DrawList open={open} /> : <Statistics open={open} section={section} />}
    </div>
  )
}

function Statistics({ open, section }: { open: OpenLottery; section: Exclude<Section, 'list'> }) {
  const { t } = useTranslation('lottery')
  const [span, setSpan] = useState<number>(spans[0])
  const { data, error, refetch } = useLotteryResultsQuery({
    variables: { lotteryCode: open.lottery.code, limit: 100 },
    fetchPolicy: 'cache-and-network',
    pollInterval: 30_000,
  })
  const all = data?.lotteryResults
  if (error && !all) return <QueryError error={error} onRetry={() => void refetch()} />
  if (!all) return <Skeleton className="h-96 w-full" />
  const draws = all.filter((draw): draw is Drawn => draw.result !== null).slice(0, span)
  if (draws.length === 0) return <EmptyState title={t('noResult')} hint={t('results.noneHint')} />
  return (
    <>
      {section !== 'headsTails' && (
        <fieldset className="flex items-center gap-2 text-sm">
          <legend className="sr-only">{t('results.span')}</legend>
          {spans.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === span}
              onClick={() => setSpan(option)}
              className="h-11 rounded-full lg:h-9 border border-line px-3 font-semibold text-muted tabular aria-pressed:border-accent aria-pressed:text-accent"
            >
              {t('results.lastDraws', { count: option })}
            </button>
          ))}
        </fieldset>
      )}
      {section === 'trend' && <TrendChart open={open} draws={draws} />}
      {section === 'hot' && <HotAndCold open={open} draws={draws} />}
      {section === 'headsTails' && <HeadsAndTails draws={draws} />}
      {section === 'lastSeen' && <LastSeen open={open} draws={draws} />}
      <p className="text-xs text-muted">{t('results.noMemory')}</p>
    </>
  )
}
