import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { useData } from '../../data/use-data.ts'
import { countUp } from '../../lib/count-up.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HelpSearchDocument, type HelpSearchQuery } from './help.generated.ts'

type Finding = NonNullable<HelpSearchQuery['helpSearch']>[number]

/** The articles that fit, best first, each with the piece of it that was found. */
export function HelpFindings({ wanted }: { wanted: string }) {
  const { t } = useTranslation('content')
  const { data, error, refetch } = useData(HelpSearchDocument, { text: wanted })
  const findings = data?.helpSearch
  if (error && !findings) return <QueryError error={error} onRetry={() => void refetch()} />
  if (!findings)
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        {countUp(3).map((row) => (
          <Skeleton key={row} className="h-24" />
        ))}
      </div>
    )
  return (
    <section aria-label={t('help.found')} className="flex flex-col gap-3">
      <p role="status" className="text-sm text-muted">
        {t('help.foundCount', { count: findings.length, wanted })}
      </p>
      {findings.length === 0 ? (
        <EmptyState icon={SearchX} title={t('help.nothingFound')} hint={t('help.nothingFoundHint')} />
      ) : (
        <ul className="flex flex-col gap-3">
          {findings.map((finding) => (
            <FindingRow key={finding.anchor} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  )
}

function FindingRow({ finding: { anchor, topic, title, excerpt } }: { finding: Finding }) {
  const { t } = useTranslation('content')
  return (
    <li>
      <Link
        to={paths.help(anchor)}
        className="flex flex-col gap-1 rounded-lg border border-line bg-surface-1 p-4 hover:border-line-strong"
      >
        <span className="text-xs text-faint">{t(`help.topics.${topic}`)}</span>
        <span className="font-semibold break-words text-ink">
          <Pieces pieces={title} />
        </span>
        <span className="text-sm break-words text-muted">
          <Pieces pieces={excerpt} />
        </span>
      </Link>
    </li>
  )
}

function Pieces({ pieces }: { pieces: Finding['title'] }) {
  return pieces.map(({ text, isFound }, index) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never change places
      <mark key={index} className="rounded-xs bg-warning-soft text-warning">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
