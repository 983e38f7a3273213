import { ChevronLeft } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Markdown } from '../../ui/markdown.tsx'
import { type Article, HelpLink } from './help-topics.tsx'

/** One article with what to read besides. It comes into sight with the focus on its heading, whoever led here. */
export function HelpArticleView({ article, articles }: { article: Article; articles: readonly Article[] }) {
  const { t } = useTranslation('content')
  const heading = useRef<HTMLHeadingElement>(null)
  const relatedId = useId()
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const related = article.related.flatMap((anchor) => articles.find((one) => one.anchor === anchor) ?? [])
  return (
    <div className="flex flex-col gap-4">
      <Link
        to={paths.help()}
        className="flex min-h-11 items-center gap-1 self-start text-sm font-semibold text-accent underline-offset-4 hover:underline"
      >
        <ChevronLeft size={18} aria-hidden className="rtl:rotate-180" />
        {t('help.allTopics')}
      </Link>
      <article
        id={article.anchor}
        aria-labelledby={`${relatedId}-title`}
        className="rounded-lg border border-line bg-surface-1 p-5 lg:p-8"
      >
        <p className="mb-1 text-sm text-faint">{t(`help.topics.${article.topic}`)}</p>
        <h2
          id={`${relatedId}-title`}
          ref={heading}
          tabIndex={-1}
          className="mb-4 scroll-mt-36 text-xl font-bold break-words outline-none"
        >
          {article.title}
        </h2>
        <div className="max-w-180 leading-7">
          <Markdown text={article.content} />
        </div>
      </article>
      {related.length > 0 && (
        <nav aria-labelledby={relatedId} className="rounded-lg border border-line bg-surface-1 p-5">
          <h2 id={relatedId} className="mb-1 font-semibold">
            {t('help.related')}
          </h2>
          <ul>
            {related.map(({ anchor, title }) => (
              <li key={anchor}>
                <HelpLink anchor={anchor}>{title}</HelpLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
