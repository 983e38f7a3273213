import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useData } from '../../data/use-data.ts'
import { countUp } from '../../lib/count-up.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HelpArticlesDocument } from './help.generated.ts'
import { HelpArticleView } from './help-article.tsx'
import { HelpContact } from './help-contact.tsx'
import { HelpFindings } from './help-findings.tsx'
import { HelpTopics } from './help-topics.tsx'

interface HelpCentreProps {
  /** The article that is open; empty for the topics. */
  anchor: string
  onOpen: (anchor: string) => void
  /** Goes to another page of the portal that an article links to; without it the browser follows the link. */
  onLeave?: (path: string) => void
}

/** Search, and below it what was found, the article that is open, or the topics. */
export function HelpCentre({ anchor, onOpen, onLeave }: HelpCentreProps) {
  const { t } = useTranslation('content')
  const [wanted, setWanted] = useState('')
  const { data, previousData, error, refetch } = useData(HelpArticlesDocument, {})
  const articles = (data ?? previousData)?.helpArticles
  // What was opened is read; what was looked for before it is done with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each article ends the search
  useEffect(() => setWanted(''), [anchor])

  const follow = (event: MouseEvent) => {
    const link = linkOf(event)
    if (link === null) return
    if (link.pathname === '/help') {
      event.preventDefault()
      setWanted('')
      onOpen(link.hash.slice(1))
    } else if (onLeave) {
      event.preventDefault()
      onLeave(`${link.pathname}${link.search}${link.hash}`)
    }
  }

  if (error && !articles) return <QueryError error={error} onRetry={() => void refetch()} />
  if (!articles) return <Waiting />
  if (articles.length === 0) return <EmptyState title={t('noArticles')} />
  const article = articles.find((one) => one.anchor === anchor)
  return (
    <div className="flex flex-col gap-6" onClickCapture={follow}>
      <SearchField label={t('help.search')} placeholder={t('help.searchExample')} value={wanted} onSearch={setWanted} />
      {wanted !== '' ? (
        <HelpFindings key={wanted} wanted={wanted} />
      ) : article ? (
        <HelpArticleView key={article.anchor} article={article} articles={articles} />
      ) : (
        <HelpTopics articles={articles} isMissing={anchor !== ''} />
      )}
      <HelpContact />
    </div>
  )
}

/** The link into the portal that was pressed to be followed in this window. */
function linkOf(event: MouseEvent): URL | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.target === '_blank' || !URL.canParse(link.href)) return null
  const address = new URL(link.href)
  return address.origin === window.location.origin ? address : null
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {countUp(6).map((card) => (
        <Skeleton key={card} className="h-40" />
      ))}
    </div>
  )
}
