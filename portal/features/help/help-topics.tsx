import {
  CircleHelp,
  Dices,
  Gift,
  Headset,
  HeartPulse,
  type LucideIcon,
  Rocket,
  Scale,
  ShieldCheck,
  Smartphone,
  Wallet,
} from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HelpTopic } from '../../lib/schema.generated.ts'
import { paths } from '../../paths.ts'
import type { HelpArticlesQuery } from './help.generated.ts'

export type Article = NonNullable<HelpArticlesQuery['helpArticles']>[number]

const icons: Record<HelpTopic, LucideIcon> = {
  START: Rocket,
  ACCOUNT: ShieldCheck,
  MONEY: Wallet,
  GAMES: Dices,
  REWARDS: Gift,
  SAFER_PLAY: HeartPulse,
  APP: Smartphone,
  RULES: Scale,
  CONTACT: Headset,
}

interface HelpTopicsProps {
  articles: readonly Article[]
  /** An article was wanted that is not there. */
  isMissing: boolean
}

/** A card for each topic with its articles. */
export function HelpTopics({ articles, isMissing }: HelpTopicsProps) {
  const { t } = useTranslation('content')
  const topics = [...new Set(articles.map(({ topic }) => topic))]
  return (
    <>
      {isMissing && (
        <p role="status" className="rounded-md bg-info-soft p-3 text-sm text-info">
          {t('help.missing')}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {topics.map((topic) => (
          <TopicCard key={topic} topic={topic} articles={articles.filter((article) => article.topic === topic)} />
        ))}
      </div>
    </>
  )
}

function TopicCard({ topic, articles }: { topic: HelpTopic; articles: readonly Article[] }) {
  const { t } = useTranslation('content')
  const id = useId()
  const Icon = icons[topic] ?? CircleHelp
  return (
    <nav aria-labelledby={id} className="rounded-lg border border-line bg-surface-1 p-5">
      <div className="mb-2 flex items-center gap-3">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-surface-3 text-accent">
          <Icon size={19} aria-hidden />
        </span>
        <h2 id={id} className="font-semibold">
          {t(`help.topics.${topic}`)}
        </h2>
      </div>
      <ul>
        {articles.map(({ anchor, title }) => (
          <li key={anchor}>
            <HelpLink anchor={anchor}>{title}</HelpLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A line that leads to an article. */
export function HelpLink({ anchor, children }: { anchor: string; children: string }) {
  return (
    <Link
      to={paths.help(anchor)}
      className="flex min-h-11 items-center py-1 break-words text-muted underline-offset-4 hover:text-ink hover:underline"
    >
      {children}
    </Link>
  )
}
