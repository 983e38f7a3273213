import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useData } from '../../data/use-data.ts'
import { countUp } from '../../lib/count-up.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HelpArticlesDocument } from './help.generated.ts'

/** The articles of the help centre; the one the address names (`#term` for the terms) comes into sight. */
export function HelpArticles({ anchor }: { anchor: string }) {
  const { t } = useTranslation('content')
  const { data, error, refetch } = useData(HelpArticlesDocument, {})
  const articles = data?.helpArticles
  useEffect(() => {
    if (articles && anchor) document.getElementById(anchor)?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }, [articles, anchor])

  if (error && !articles) return <QueryError error={error} onRetry={() => void refetch()} />
  if (!articles) {
    return (
      <div aria-busy="true" className="flex flex-col gap-4">
        {countUp(3).map((row) => (
          <Skeleton key={row} className="h-40" />
        ))}
      </div>
    )
  }
  if (articles.length === 0) return <EmptyState title={t('noArticles')} />
  return (
    <div className="flex flex-col gap-4">
      {articles.map((article) => (
        <article
          key={article.id}
          id={article.anchor}
          className="scroll-mt-36 rounded-md border border-line bg-surface-1 p-5"
        >
          <h2 className="mb-3 text-lg font-semibold">{article.title}</h2>
          <Markdown text={article.content} />
        </article>
      ))}
    </div>
  )
}
